#id WHL-U2-fields
#rules WHL-U2 FARM-1
#what The three roads part the field round the wheel into three; each touches one of the three cities.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put figure p0 meeple 3,1 field@EL
put figure p1 meeple 3,3 field@EL
put figure p2 meeple 0,1 field@WL
put bag E 4
put bag B 2
# f1: north-east
play draw:E place:3,-1,R0
play meeple:field@SL
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@EL feature=field@NR/2,0 majority=p0:1
play pass
# f2: the whole south
play draw:E place:0,4,R180
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@NL feature=field@ER/3,2 majority=p1:1
play pass
# f3: the north-west
play draw:E place:1,-1,R0
play meeple:field@SL
#! illegal: occupied rule=FARM-2 player=2 figure=meeple spot=field@EL feature=field@inner/0,0 majority=p2:1
play pass
put tile E 4,0 R270
put tile E 1,4 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put end
events
#~ scored-field rule=FARM-6 player=0 points=3
#~ scored-field rule=FARM-6 player=1 points=3
#~ scored-field rule=FARM-6 player=2 points=3
score
#= 3 3 3
