#id MSG-2
#rules MSG-2
#what Whoever scores chooses the counter; one feature goes whole to one of them, another feature may go to the other.
# counters that stand together are alike, so nothing is asked
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= chance draw
events
#~ counter rule=MSG-2 player=0 counter=meeple space=3
view
#~ score p0 3
#~ lady p0 0

# apart: the choice is the player's
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 1
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= p0 counter
legal
#= counter:meeple counter:lady
score
#= 4 0
play pass
#! [BASE-T1]
play counter:abbot
#! syntax
play counter:lady
events
#~ counter rule=MSG-2 player=0 counter=lady space=4
view
#~ score p0 7
#~ lady p0 4
undo
play counter:meeple
events
#~ counter rule=MSG-2 player=0 counter=meeple space=6
view
#~ score p0 7
#~ lady p0 1
turn
#= chance draw
play counter:lady
#! [BASE-T1]

# two features with one tile: one each
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile W 2,0 R180
put figure p0 meeple -2,0 road@E
put figure p0 meeple 2,0 road@W
put score p0 4
put lady p0 1
put bag W 1
put bag B 2
play draw:W place:0,0,R0 pass
turn
#= p0 score
play score:road@W/0,0 counter:lady
turn
#= p0 counter
play counter:meeple
view
#~ score p0 10
#~ lady p0 4

# in another player's turn it is still the owner's choice
setup carcassonne edition=bb6 players=3 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p1 meeple 0,0 road@E
put figure p2 meeple 2,0 road@W
put score p1 6
put lady p1 2
put score p2 9
put lady p2 1
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= p1 counter
view
#~ turn p0
#~ decides p1
play counter:lady
turn
#= p2 counter
play counter:meeple
view
#~ lady p1 5
#~ score p1 9
#~ lady p2 1
#~ score p2 12
turn
#= chance draw
# equal numbers on different laps are not the same number
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 60
put lady p0 5
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= p0 counter

# on the same number but only one of them has moved: a letter hangs on it
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p0 meeple 2,0 road@W
put score p0 18
put lady p0 8
put bag X 1
put bag B 2
play draw:X place:1,0,R0 pass score:road@E/1,0 counter:lady
turn
#= p0 counter
play counter:lady
turn
#= chance draw
view
#~ lady p0 12

setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p0 meeple 2,0 road@W
put score p0 18
put lady p0 8
put bag X 1
put bag B 2
play draw:X place:1,0,R0 pass score:road@E/1,0 counter:lady counter:meeple
turn
#= chance letter
