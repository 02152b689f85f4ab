#id X000-03
#rules BASE-M5
#what The city is taken, so the blue figure may be a thief or a farmer but no knight.
setup carcassonne edition=bb5 players=2
put empty
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put turn p1
play draw:D place:1,0,R270
legal
#= meeple:road@N meeple:field@NL meeple:field@NR pass
play meeple:city@W
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=city@W feature=city@E/0,0 majority=p0:1
play meeple:road@N
view
#~ figure p1 meeple 1,0 road@N
undo
play meeple:field@NR
view
#~ figure p1 meeple 1,0 field@NR
#~ supply p1 meeple 6
