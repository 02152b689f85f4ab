#id ROB-7
#rules ROB-7 OQ-19 ROB-8
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

# two roads completed by one tile score at the same time (OQ-19): the choice
# comes before the order of scoring, and that order changes nothing
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p1 meeple 3,0 road@W
put score p0 10
put score p1 10
put score p2 0
put robber p2 10
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass
turn
#= p2 victim
score
#= 10 10 0
legal
#= victim:p0 victim:p1
play victim:p2
#! [ROB-7]
play score:road@E/0,0
#! [BASE-T1]
play victim:p1
events
#~ victim rule=ROB-7 player=2 from=1
#- robbed
turn
#= p0 score
view
#~ robber p2 10
# p0 leaves the space first and is not robbed
play score:road@W/0,0
events
#~ robbed rule=ROB-4 player=2 points=2 of=4 from=1
#- from=0
score
#= 13 14 2
view
#~ robber p2 -

# the same with the other order of scoring, and with the other victim
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p1 meeple 3,0 road@W
put score p0 10
put score p1 10
put score p2 0
put robber p2 10
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass victim:p1 score:road@E/0,0
score
#= 13 14 2
undo 2
play victim:p0 score:road@E/0,0
events
#~ robbed rule=ROB-4 player=2 points=2 of=3 from=0
#- from=1
score
#= 13 14 2

# two robbers there choose in turn order, each for itself (ROB-8)
setup carcassonne edition=bb6 players=4 modules=robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p1 meeple 3,0 road@W
put score p0 10
put score p1 10
put score p2 0
put score p3 1
put robber p2 10
put robber p3 10
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass
turn
#= p2 victim
play victim:p0
turn
#= p3 victim
play victim:p1
turn
#= p0 score
play score:road@W/0,0
score
#= 13 14 2 3

# with two counters: whom the choice fell on escapes with the other counter,
# and the robber takes what comes then
setup carcassonne edition=bb6 players=3 modules=messages,robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p1 meeple 3,0 road@W
put score p0 17
put score p1 13
put score p2 0
put lady p0 7
put lady p1 3
put robber p2 10
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass
turn
#= p2 victim
play victim:p0 score:road@W/0,0
turn
#= p0 counter
play counter:lady
turn
#= p1 counter
play counter:meeple
events
#~ robbed rule=ROB-4 player=2 points=2 of=4 from=1
score
#= 20 17 2

# the first player stands elsewhere: two roads, but no choice
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p1 meeple 3,0 road@W
put score p0 5
put score p1 10
put score p2 0
put robber p2 10
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass
events
#- victim
turn
#- victim
