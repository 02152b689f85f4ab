#id ROB-8
#rules ROB-8 ROB-7
#what Every robber on the space steals, each in full, each with an own choice of the victim.
setup carcassonne edition=bb6 players=4 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put figure p1 meeple 2,50 road@W
put score p0 10
put score p1 10
put score p2 0
put score p3 1
put robber p2 10
put robber p3 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
turn
#= p2 victim
play victim:p0
turn
#= p3 victim
legal
#= victim:p0 victim:p1
play victim:p0
score
#= 13 13 2 3

# they rob each other as well
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put figure p1 meeple 2,50 road@W
put score p0 10
put score p1 10
put robber p0 10
put robber p1 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=0 points=2 of=3 from=1
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
score
#= 15 15
view
#~ robber p0 -
#~ robber p1 -
