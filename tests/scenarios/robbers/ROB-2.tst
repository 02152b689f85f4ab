#id ROB-2
#rules ROB-2
#what After a robber tile the active player may put the robber beside a counter of another player, or move it; the tile's figure comes after that.
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 7
put score p1 12
put score p2 20
put bag RaubF 1
put bag U 1
put bag B 2
play draw:RaubF place:0,1,R0
turn
#= p0 robber
legal
#= pass robber:12 robber:20
# the own space, an empty one, none
play robber:7
#! [ROB-2]
play robber:13
#! [ROB-2]
play robber:50
#! syntax
play meeple:road@N
#! [BASE-T1]
play robber:12
events
#~ robber rule=ROB-2 player=0 space=12
view
#~ robber p0 12
play pass
turn
#= p0 figure
play pass
turn
#= chance draw
# an ordinary tile: nobody is asked
play draw:U place:0,2,R0
turn
#= p1 figure

# declined: nothing changes
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 7
put score p1 12
put score p2 20
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
play pass
view
#~ robber p0 -
turn
#= p1 robber

# already on the track: it may be moved, not put where it is
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 7
put score p1 12
put score p2 20
put robber p0 12
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
legal
#= pass robber:20
play robber:12
#! [ROB-2]
play robber:20
view
#~ robber p0 20

# beside the own counter, if another's stands there too
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 7
put score p1 7
put score p2 20
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
legal
#= pass robber:7 robber:20
