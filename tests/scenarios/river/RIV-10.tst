#id RIV-10
#rules RIV-10
#what Without the hills sheep and vineyards on river tiles mean nothing.
setup carcassonne edition=bb5 players=2 modules=river
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile F10 0,0 R180
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9
score
#= 9 0

setup carcassonne edition=bb5 players=2 modules=river
# F4 has no sheep to tell its two banks apart: one turn less
play draw:F4
legal
#= place:0,1,R0

setup carcassonne edition=bb5 players=2 modules=river,hills
play draw:F4
legal
#= place:0,1,R0 place:0,1,R180
