#id OQ-28b
#rules OQ-28b MSG-5
#what One letter however many counters stop on dark spaces, and where they stop counts only when all scoring is done.
# 7 to 10 and 2 to 5: one letter
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile W 2,0 R180
put figure p0 meeple -2,0 road@E
put figure p0 meeple 2,0 road@W
put bag W 1
put bag B 2
put score p0 9
put lady p0 2
play draw:W place:0,0,R0 pass score:road@E/0,0 counter:meeple counter:lady
view
#~ score p0 15
#~ lady p0 5
turn
#= chance letter
play letter:6 read:do
turn
#= chance draw

# 2 to 5 and on to 8: none
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile W 2,0 R180
put figure p0 meeple -2,0 road@E
put figure p0 meeple 2,0 road@W
put bag W 1
put bag B 2
put score p0 3
put lady p0 2
play draw:W place:0,0,R0 pass score:road@E/0,0 counter:lady
turn
#= p0 counter
play counter:lady
view
#~ lady p0 8
turn
#= chance draw
