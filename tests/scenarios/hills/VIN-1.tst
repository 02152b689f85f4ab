#id VIN-1
#rules VIN-1
#what A completed monastery gets 3 points more for each vineyard tile around it.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile E 0,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 9 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile SchM 0,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=12 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 12 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile SchH 0,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 9 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 1,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 1,2 R180
put tile B 1,1 R0
# three of them at the corners
put tile SchM 0,0 R0
put tile SchM 2,0 R90
put tile SchM 0,2 R270
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
play draw:E place:2,2,R180 pass
score
#= 18 0
