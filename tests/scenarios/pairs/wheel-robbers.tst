#id wheel-robbers
#rules ROB-4 ROB-7 WHL-S5
#what What a sector pays is paid at the same time: a robber beside several counters chooses the richer one.
setup carcassonne edition=bb6 players=3 modules=wheel,robbers
put empty
put bag none
put tile B 10,0 R0
put tile B 11,0 R0
put tile B 12,0 R0
put figure p0 meeple 10,0 monastery
put figure p1 meeple 11,0 monastery
put figure p1 meeple 12,0 monastery
put score p0 7
put score p1 7
put robber p2 7
put wheel storm
put bag U_w1 1
put bag B 2
play draw:U_w1
turn
#= p2 victim
legal
#= victim:p0 victim:p1
play victim:p1
events
#~ robbed rule=ROB-4 player=2 points=2 of=4 from=1
score
#= 9 11 2
turn
#= p0 place
# the crown spaces come after the sector: a robber takes the sector's points
setup carcassonne edition=bb6 players=2 modules=wheel,robbers
put empty
put bag none
put tile B 10,0 R0
put figure p0 meeple 10,0 monastery
put wheel storm
put wheel p0 meeple inquisition
put robber p1 0
put score p1 9
put bag U_w1 1
put bag B 2
play draw:U_w1
events
#~ robbed rule=ROB-4 player=1 points=1 of=2 from=0
score
#= 5 10
