#id X000-26
#rules INN-2
#what A completed road of three tiles with an inn is worth 6 to blue.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag EB 1
put bag B 1
put figure p1 meeple 0,0 road@E
put turn p0
play draw:EB place:1,0,R0 pass
events
#~ scored-road rule=INN-2 player=1 points=6 feature=road@E/0,0 tiles=3 majority=p1:1 final=0
score
#= 0 6
view
#~ supply p1 meeple 7
