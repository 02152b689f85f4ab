#id MSG-3
#rules MSG-3
#what Only the player on turn gets a letter, and only if a counter that moved ends on a dark space.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
events
#~ counter rule=MSG-2 player=0 counter=meeple space=5
turn
#= chance letter
play letter:6
events
#~ letter rule=MSG-3 player=0

# not on a dark space
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 6
put lady p0 3
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= chance draw

# 5 is dark, but the counter there did not move
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 5
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass counter:lady
turn
#= chance draw
view
#~ lady p0 3

# p1 ends on 5 in p0's turn: no letter, neither now nor in the own turn
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p1 meeple 0,0 road@E
put score p1 4
put lady p1 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
events
#~ counter rule=MSG-2 player=1 counter=meeple space=5
turn
#= chance draw
play draw:B place:0,-1,R0 pass
turn
#= chance draw
view
#~ turn p0

# both of the active player and of another: only the active one
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put score p0 4
put lady p0 2
put score p1 4
put lady p1 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= chance letter
play letter:1 read:points counter:lady
turn
#= chance draw
score
#= 9 7
