#id hills-robbers
#rules ROB-7 SHP-6
#what Shepherds of one field score at the same time: a robber beside their counters takes one of them.
setup carcassonne edition=bb6 players=3 modules=hills,robbers
put empty
put bag none
put tile E 0,0 R0
put figure p0 shepherd 0,0 field@EL
put flock p0 1 0 0 1
put figure p1 shepherd 0,0 field@EL
put score p0 8
put score p1 8
put robber p2 8
put bag B 3
play draw:B place:0,1,R0 pass flock:home
turn
#= p2 victim
legal
#= victim:p0 victim:p1
play victim:p1
events
#~ robbed rule=ROB-4 player=2 points=3 of=5 from=1
score
#= 13 13 3
turn
#= chance draw
