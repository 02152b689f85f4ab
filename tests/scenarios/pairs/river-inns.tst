#id river-inns
#rules INN-2 RIV-6
#what An inn on a road that crosses the river counts for the whole road, bridge included.
setup carcassonne edition=bb5 players=2 modules=river,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R180
put tile F11 1,0 R0
put bag EB 1
put bag B 1
put figure p0 meeple 1,0 road@E
play draw:EB place:2,0,R0 pass
events
#~ scored-road rule=INN-2 player=0 points=8
#~ tiles=4 majority=p0:1 final=0
score
#= 8 0

setup carcassonne edition=bb6 players=2 modules=river,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R180
put tile BB6F11 1,0 R0
put bag EB 1
put bag B 1
put figure p0 meeple 1,0 road@E
play draw:EB place:2,0,R0 pass
events
#~ scored-road rule=INN-2 player=0 points=8
#~ tiles=4 majority=p0:1 final=0
score
#= 8 0
