#id ROB-7
#rules ROB-7
#what Several counters leave its space at once: the robber's owner chooses one victim.
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put figure p1 meeple 2,50 road@W
put score p0 10
put score p1 10
put score p2 0
put robber p2 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
turn
#= p2 victim
view
#~ decides p2
legal
#= victim:p0 victim:p1
play victim:p2
#! [ROB-7]
play pass
#! [BASE-T1]
play victim:p1
events
#~ robbed rule=ROB-4 player=2 points=2 of=3 from=1
#- from=0
score
#= 13 13 2
view
#~ robber p2 -

# one of them stands elsewhere: no choice
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put figure p1 meeple 2,50 road@W
put score p0 10
put score p1 11
put score p2 0
put robber p2 11
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=2 points=2 of=3 from=1
score
#= 13 14 2

# one of them is the robber's owner: no choice either
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put figure p1 meeple 2,50 road@W
put score p0 10
put score p1 10
put robber p1 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
# both scored 3, p1 stole 2 besides
score
#= 13 15
