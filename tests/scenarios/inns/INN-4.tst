#id INN-4
#rules INN-4 BASE-S10
#what A completed city with one cathedral or both is worth 3 a tile and 3 a pennant.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile EK 1,0 R0
put tile E 0,-1 R180
put tile E 1,-1 R180
put tile E 0,1 R0
put tile E 1,1 R0
put tile E -1,0 R90
# both cathedrals in one city: three a tile, not more
put bag E 1
put bag B 1
put figure p1 meeple 0,-1 city@S
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=INN-4 player=1 points=24 feature=city@N/0,0 tiles=8 pennants=0 majority=p1:1 final=0
score
#= 0 24

setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile F 1,0 R0
put tile E 2,0 R270
put tile E -1,0 R90
put bag E 1
put bag B 1
# nobody is inside: the player who completes it may still move in
play draw:E place:0,1,R0 meeple:city@N
events
#~ scored-city rule=INN-4 player=0 points=21
#~ tiles=6 pennants=1
score
#= 21 0

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile EK 1,0 R0
put tile E 0,-1 R180
put tile E 1,-1 R180
put tile E 0,1 R0
put tile E 1,1 R0
put tile E -1,0 R90
# both cathedrals in one city: three a tile, not more
put bag E 1
put bag B 1
put figure p1 meeple 0,-1 city@S
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=INN-4 player=1 points=24 feature=city@N/0,0 tiles=8 pennants=0 majority=p1:1 final=0
score
#= 0 24

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile F 1,0 R0
put tile E 2,0 R270
put tile E -1,0 R90
put bag E 1
put bag B 1
# nobody is inside: the player who completes it may still move in
play draw:E place:0,1,R0 meeple:city@N
events
#~ scored-city rule=INN-4 player=0 points=21
#~ tiles=6 pennants=1
score
#= 21 0
