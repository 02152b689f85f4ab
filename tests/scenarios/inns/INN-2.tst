#id INN-2
#rules INN-2
#what A completed road with one inn or two is worth 2 a tile.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile W 0,10 R0
put tile W 3,10 R180
put tile EB 1,10 R0
put bag EB 2
put bag U 1
put bag B 1
# p0's road gets its inn with the last tile
put figure p0 meeple 0,0 road@E
put figure p1 meeple 3,10 road@W
put turn p0
play draw:EB place:1,0,R0 pass
events
#~ scored-road rule=INN-2 player=0 points=6 feature=road@E/0,0 tiles=3 majority=p0:1 final=0
score
#= 6 0
# two inns on four tiles: 8, not 16
play draw:EB place:2,10,R0 pass
events
#~ scored-road rule=INN-2 player=1 points=8
#~ tiles=4 majority=p1:1 final=0
score
#= 6 8

setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
# a road without an inn is worth one a tile as ever
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
score
#= 3 0

setup carcassonne edition=bb5 players=2 modules=none
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
# without the module there are no such tiles
put bag EB 1
#! argument: no-such-tile word=EB

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile W 0,10 R0
put tile W 3,10 R180
put tile EB 1,10 R0
put bag EB 2
put bag U 1
put bag B 1
# p0's road gets its inn with the last tile
put figure p0 meeple 0,0 road@E
put figure p1 meeple 3,10 road@W
put turn p0
play draw:EB place:1,0,R0 pass
events
#~ scored-road rule=INN-2 player=0 points=6 feature=road@E/0,0 tiles=3 majority=p0:1 final=0
score
#= 6 0
# two inns on four tiles: 8, not 16
play draw:EB place:2,10,R0 pass
events
#~ scored-road rule=INN-2 player=1 points=8
#~ tiles=4 majority=p1:1 final=0
score
#= 6 8

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
# a road without an inn is worth one a tile as ever
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
score
#= 3 0

setup carcassonne edition=bb6 players=2 modules=none
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
# without the module there are no such tiles
put bag EB 1
#! argument: no-such-tile word=EB
