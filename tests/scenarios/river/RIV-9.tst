#id RIV-9
#rules RIV-9 XM-10
#what A vineyard printed on a river tile counts for a completed monastery beside it.
setup carcassonne edition=bb5 players=2 modules=river,hills
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
#~ scored-monastery rule=VIN-1 player=0 points=12
score
#= 12 0

setup carcassonne edition=bb5 players=2 modules=river,hills
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile F7 0,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
play draw:E place:2,2,R180 pass
score
#= 12 0
