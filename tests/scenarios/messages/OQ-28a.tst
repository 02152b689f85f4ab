#id OQ-28a
#rules OQ-28a MSG-3
#what Every multiple of five is dark, 50 and 100 too; a counter that stays on 0 brings nothing.
# to 50
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 54
put lady p0 7
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play counter:meeple
turn
#= chance letter

# to 100
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 104
put lady p0 7
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play counter:meeple
turn
#= chance letter

# to 45
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 49
put lady p0 7
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play counter:meeple
turn
#= chance letter

# to 49
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 53
put lady p0 7
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play counter:meeple
turn
#= chance draw

# to 51
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 55
put lady p0 7
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play counter:meeple
turn
#= chance draw

# the lady's spaces are dark as well
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 48
put lady p0 47
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass counter:lady
turn
#= chance letter

# nobody scores: the counters on 0 stay, and nothing happens
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p1 meeple 0,0 road@E
put bag U 1
put bag B 2
play draw:B place:0,-1,R0 pass
turn
#= chance draw
view
#~ turn p1
