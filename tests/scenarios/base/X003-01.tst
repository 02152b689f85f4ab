#id X003-01
#rules BASE-P3
#what A crossing is added: the road goes on and both fields grow.
setup carcassonne edition=c2 players=2
put empty
put tile U 0,0 R90
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@SL
play draw:W
legal
#~ place:1,0,R0
#- place:1,0,R270
play place:1,0,R270
#! illegal: no-match rule=BASE-P3 tile=W square=1,0 turn=R270 side=W
play place:1,0,R0
# the fields beside the road are those of the first tile, the third is new
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:field@ER pass
view
#~ tile W 1,0 R0
