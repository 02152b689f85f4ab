#id X001-22
#rules INN-3
#what At the end an unfinished road with an inn brings nothing.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile U 2,0 R90
put figure p0 meeple 0,0 road@E
put end
events
#~ scored-road rule=INN-3 player=0 points=0 feature=road@E/0,0 tiles=3 majority=p0:1 final=1
score
#= 0 0
winners
#= p0 p1
view
#~ supply p0 meeple 7
