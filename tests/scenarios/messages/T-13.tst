#id T-13
#rules MSG-2 MSG-3
#what Counters on 3 and 0, 2 points: the first to 5 brings one letter, the other none; nothing in another player's turn.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put score p0 3
put bag W 1
put bag B 2
play draw:W place:1,0,R180 pass
turn
#= p0 counter
play counter:meeple
turn
#= chance letter
play letter:5 read:points counter:lady
turn
#= chance draw
undo 4
play counter:lady
turn
#= chance draw
# the same points in p1's turn
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put score p0 3
put turn p1
put bag W 1
put bag B 2
play draw:W place:1,0,R180 pass counter:meeple
turn
#= chance draw
view
#~ turn p0
