#id BASE-E2
#rules BASE-E2
#what At the end an unfinished road pays 1 a tile, with one tile, with both ends open, and to a tie.
setup carcassonne edition=bb5 players=4
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 0,3 R90
put tile U 1,3 R90
put figure p0 meeple 1,0 road@E
put figure p1 meeple 0,0 road@S
put figure p2 meeple 0,3 road@E
put figure p3 meeple 1,3 road@E
put end
events
#~ scored-road rule=BASE-E2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=1
#~ scored-road rule=BASE-E2 player=1 points=1 feature=road@S/0,0 tiles=1 majority=p1:1 final=1
#~ scored-road rule=BASE-E2 player=2 points=2 feature=road@E/0,3 tiles=2 majority=p2:1,p3:1 final=1
#~ scored-road rule=BASE-E2 player=3 points=2 feature=road@E/0,3 tiles=2 majority=p2:1,p3:1 final=1
score
#= 3 1 2 2
winners
#= p0
