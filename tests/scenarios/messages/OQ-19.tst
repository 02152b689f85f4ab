#id OQ-19
#rules OQ-19 BASE-S11
#what With messages or robbers the active player always chooses which completed feature is scored first.
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
play draw:W place:0,0,R0 pass
turn
#= p0 score
legal
#= score:road@E/0,0 score:road@W/0,0
setup carcassonne edition=bb6 players=2 modules=robbers
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
play draw:W place:0,0,R0 pass
turn
#= p0 score
legal
#= score:road@E/0,0 score:road@W/0,0
# without either nobody is asked
setup carcassonne edition=bb6 players=2 modules=none
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
play draw:W place:0,0,R0 pass
turn
#= chance draw
score
#= 6 0
