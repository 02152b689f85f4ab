#id ROB-4-standing
#rules ROB-4 ROB-10 OQ-30a
#what Points that are due or robbed and have not reached a counter yet stand in `standing` all the same.
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
# three points are due; the robber would bring three at the end of the game
turn
#= p0 counter
score
#= 14 9
standing
#= 17 12
# two of them are robbed and wait for the thief's choice of a counter
play counter:meeple
turn
#= p1 counter
score
#= 17 9
standing
#= 17 11
play counter:lady
score
#= 17 11
standing
#= 17 11

# two thieves, and each has two points waiting
setup carcassonne edition=bb6 players=3 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 10
put score p1 9
put score p2 7
put lady p0 4
put lady p1 2
put lady p2 3
put robber p1 6
put robber p2 6
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass counter:meeple
score
#= 13 9 7
standing
#= 13 11 9
play counter:meeple
score
#= 13 11 7
standing
#= 13 11 9
play counter:lady
score
#= 13 11 9
