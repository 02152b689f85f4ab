#id INN-3
#rules INN-3
#what At the end an unfinished road with an inn is worth 0, another one 1 a tile.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile W 0,10 R0
put tile U 1,10 R90
put tile EB 0,20 R0
put tile EB 1,20 R0
put figure p0 meeple 0,0 road@E
put figure p1 meeple 0,10 road@E
put figure p0 meeple 0,20 road@E
put end
events
#~ scored-road rule=INN-3 player=0 points=0 feature=road@E/0,0
#~ scored-road rule=INN-3 player=0 points=0 feature=road@E/0,20
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,10
score
#= 0 2

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile W 0,10 R0
put tile U 1,10 R90
put tile EB 0,20 R0
put tile EB 1,20 R0
put figure p0 meeple 0,0 road@E
put figure p1 meeple 0,10 road@E
put figure p0 meeple 0,20 road@E
put end
events
#~ scored-road rule=INN-3 player=0 points=0 feature=road@E/0,0
#~ scored-road rule=INN-3 player=0 points=0 feature=road@E/0,20
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,10
score
#= 0 2
