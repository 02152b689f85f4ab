#id ROB-3
#rules ROB-3 OQ-30e
#what Then exactly one more: the nearest player in turn order whose robber is at hand; who declines does not pass the right on.
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 1
put score p1 2
put score p2 3
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
play robber:3
turn
#= p1 robber
view
#~ turn p0
#~ decides p1
legal
#= pass robber:1 robber:3
play robber:2
#! [ROB-2]
play robber:1
turn
#= p0 figure
view
#~ robber p0 3
#~ robber p1 1
#~ robber p2 -

# the active player declines: still one more
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 1
put score p1 2
put score p2 3
put robber p1 3
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
play pass
turn
#= p2 robber
play pass
# declined: neither p0 again nor p1
turn
#= p0 figure

# nobody else has a robber at hand
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 1
put score p1 2
put score p2 3
put robber p1 3
put robber p2 1
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
play robber:2
turn
#= p0 figure
# the active player's own, once moved, is no second one
view
#~ robber p0 2
