#id X001-24
#rules INN-5
#what At the end an unfinished cathedral city brings nothing.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile F 1,0 R0
put tile F 2,0 R0
put figure p0 meeple 1,0 city@W
put end
events
#~ scored-city rule=INN-5 player=0 points=0 feature=city@N/0,0 tiles=6 pennants=2 majority=p0:1 final=1
score
#= 0 0
