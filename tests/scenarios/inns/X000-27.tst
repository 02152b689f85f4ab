#id X000-27
#rules INN-3
#what A road with an inn that is unfinished at the end is worth nothing.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile U 2,0 R90
put figure p1 meeple 0,0 road@E
put end
events
#~ scored-road rule=INN-3 player=1 points=0 feature=road@E/0,0 tiles=3 majority=p1:1 final=1
score
#= 0 0
winners
#= p0 p1
view
#~ supply p1 meeple 7
