#id XM-3
#rules XM-3 MSG-5
#what In a double turn a letter may be gained in the first part, in the second, or in both.
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag W 1
put bag U 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass
turn
#= chance letter
play letter:6 read:do
view
#~ turn p0
#~ part 2
play draw:U place:1,50,R90 pass counter:lady
turn
#= chance letter
play letter:4 read:do
view
#~ turn p1
score
#= 10 0
# only the second part
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 6
put lady p0 3
put bag W 1
put bag U 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass
turn
#= chance draw
play draw:U place:1,50,R90 pass
turn
#= p0 counter
play counter:meeple
turn
#= chance draw
# only the first
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag W 1
put bag U 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass letter:6 read:do draw:U place:1,50,R90 pass counter:meeple
turn
#= chance draw
view
#~ turn p1
# a counter that reached a dark space in the first part counts there alone
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag W 1
put bag U 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass letter:6 read:do draw:D place:0,1,R90 pass
turn
#= chance draw
view
#~ turn p1
