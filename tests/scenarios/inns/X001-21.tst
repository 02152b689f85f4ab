#id X001-21
#rules INN-2
#what A second inn adds nothing: five tiles are 10 points.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile EB 2,0 R0
put tile W 4,0 R180
put bag U 1
put bag EB 1
put bag B 1
put figure p0 meeple 0,0 road@E
put turn p1
play draw:U place:3,0,R90 pass
events
#~ scored-road rule=INN-2 player=0 points=10 feature=road@E/0,0 tiles=5 majority=p0:1 final=0
score
#= 10 0
view
#~ supply p0 meeple 7
