#id X000-05
#rules BASE-S1 BASE-S2
#what A thief on a completed road of three tiles earns three points.
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put bag U 1
put bag B 1
put turn p1
score
#= 0 0
view
#~ supply p0 meeple 6
play draw:U place:1,0,R90 pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#- player=1 points
score
#= 3 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
turn
#= chance draw
