#id ROB-4
#rules ROB-4
#what The victim keeps all points; the robber is back in the supply and may be placed again by the next robber tile.
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile U 0,0 R0
put score p0 4
put score p1 6
put robber p1 4
put bag U 1
put bag RaubF 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
score
#= 7 8
view
#~ robber p1 -
play draw:RaubF place:0,1,R0
turn
#= p1 robber
legal
#= pass robber:7
# not robbed: a robber on another space, or in another's supply
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put score p1 6
put robber p1 5
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
score
#= 7 6
view
#~ robber p1 5
