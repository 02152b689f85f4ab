#id X003-06
#rules BASE-S8
#what Two roads are joined and completed: red and blue have a thief each and both score 4.
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile W 0,0 R0
put tile U 2,0 R90
put tile W 3,0 R180
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p1 meeple 3,0 road@W
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=4 feature=road@E/0,0 tiles=4 majority=p0:1,p1:1 final=0
#~ scored-road rule=BASE-S2 player=1 points=4 feature=road@E/0,0 tiles=4 majority=p0:1,p1:1 final=0
score
#= 4 4
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
