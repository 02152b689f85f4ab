#id INN-10b
#rules INN-10b
#what In Big Box 6 the inn on the crossing belongs to the left and the right road, not to the lower one; inn_crossing=right changes that.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EC 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put turn p1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=INN-2 player=0 points=6
#~ tiles=3 majority=p0:1 final=0
score
#= 6 0

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EC 2,0 R0
put bag U 1
put bag B 1
put figure p0 meeple 2,0 road@W
put turn p1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=INN-2 player=0 points=6
#~ tiles=3 majority=p0:1 final=0
score
#= 6 0

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EC 0,0 R0
put tile W 0,2 R90
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@S
put turn p1
play draw:U place:0,1,R0 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
#~ tiles=3 majority=p0:1 final=0
score
#= 3 0
# the ruling of Big Box 5 as an option

setup carcassonne edition=bb6 players=2 modules=inns inn_crossing=right
put empty
put bag none
put tile W 0,0 R0
put tile EC 2,0 R0
put bag U 1
put bag B 1
put figure p0 meeple 2,0 road@W
put turn p1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
#~ tiles=3 majority=p0:1 final=0
score
#= 3 0

setup carcassonne edition=bb6 players=2 modules=inns inn_crossing=right
put empty
put bag none
put tile EC 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put turn p1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=INN-2 player=0 points=6
#~ tiles=3 majority=p0:1 final=0
score
#= 6 0
