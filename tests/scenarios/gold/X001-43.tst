#id X001-43
#rules GLD-4
#what Red completes a city with three bars on its tiles and takes them.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put bars 0,0 1
put bars 1,0 2
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ gold-taken rule=GLD-4 player=0 square=0,0
#~ gold-taken rule=GLD-4 player=0 square=1,0
score
#= 8 0
view
#~ bars p0 3
#- gold
