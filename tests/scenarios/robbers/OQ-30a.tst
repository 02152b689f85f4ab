#id OQ-30a
#rules OQ-30a MSG-2 ROB-2 ROB-4
#what With two counters each: the one on the robber's space must be the one that moves; the thief chooses a counter for stolen points.
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 14
put score p1 9
put lady p0 4
put lady p1 2
put robber p1 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
turn
#= p0 counter
# the other counter escapes
play counter:lady
events
#- robbed
view
#~ robber p1 10
#~ lady p0 7
undo
play counter:meeple
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
score
#= 17 9
turn
#= p1 counter
view
#~ turn p0
#~ decides p1
play counter:lady
score
#= 17 11
view
#~ lady p1 4
turn
#= chance draw

# robbers beside the lady
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 14
put score p1 9
put lady p0 4
put lady p1 2
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
legal
#= pass robber:2 robber:7
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 14
put score p1 9
put lady p0 4
put lady p1 2
put robber p1 4
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass counter:lady
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
play counter:meeple
score
#= 17 11
view
#~ lady p1 2

# a robber goes along with the counter that takes stolen points, not with the other
setup carcassonne edition=bb6 players=3 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 14
put score p1 9
put score p2 0
put lady p0 4
put lady p1 2
put robber p1 10
put robber p2 7
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass counter:meeple counter:lady
view
#~ robber p2 7
undo
play counter:meeple
events
#~ robber-along rule=ROB-5 player=2 with=1 space=9
view
#~ robber p2 9
