#id INN-5
#rules INN-5
#what At the end an unfinished cathedral city is worth 0, another one as ever.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile F 1,0 R0
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,10 city@E
put end
events
#~ scored-city rule=INN-5 player=0 points=0 feature=city@N/0,0 tiles=2 pennants=1
#~ scored-city rule=BASE-E3 player=1 points=3 feature=city@E/0,10 tiles=2 pennants=1
score
#= 0 3

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile F 1,0 R0
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,10 city@E
put end
events
#~ scored-city rule=INN-5 player=0 points=0 feature=city@N/0,0 tiles=2 pennants=1
#~ scored-city rule=BASE-E3 player=1 points=3 feature=city@E/0,10 tiles=2 pennants=1
score
#= 0 3
