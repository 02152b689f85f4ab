#id X001-02
#rules BASE-M5 BASE-M6 BASE-M8
#what A crossing offers three roads; the one closed with a thief on it takes no second thief, an empty one would.
setup carcassonne edition=bb6 players=2
put empty
put tile U 1,0 R90
play draw:W place:0,0,R0
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:field@NL meeple:field@ER meeple:field@SR pass
play meeple:road@E
play draw:L place:2,0,R180
legal
#= meeple:road@N meeple:road@E meeple:city@S meeple:field@NL meeple:field@NR meeple:field@ER pass
play meeple:road@W
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=road@W feature=road@E/1,0 majority=p0:1
play meeple:city@S
view
#~ figure p1 meeple 2,0 city@S
#~ supply p1 meeple 6

# without red's thief blue may take the road just closed
setup carcassonne edition=bb6 players=2
put empty
put tile W 0,0 R0
put tile U 1,0 R90
put turn p1
play draw:L place:2,0,R180
legal
#= meeple:road@N meeple:road@E meeple:road@W meeple:city@S meeple:field@NL meeple:field@NR meeple:field@ER pass
play meeple:road@W
events
#~ scored-road rule=BASE-S2 player=1 points=3 feature=road@E/0,0 tiles=3 majority=p1:1 final=0
score
#= 0 3
