#id T-06
#rules INN-10a INN-10b
#what The inn on the crossing: its left road of three tiles is worth 3 in Big Box 5 and 6 in Big Box 6.
setup carcassonne edition=bb5 players=2 modules=inns
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
