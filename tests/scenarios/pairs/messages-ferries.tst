#id messages-ferries
#rules FER-8 MSG-L7 MSG-L1
#what A ferry moves once a turn, the tile of letter 7 included; for letter 1 a road is as long as its ferries make it.
setup carcassonne edition=bb6 players=2 modules=messages,ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put tile E 1,2 R270
put tile U -1,0 R90
put ferry 0,0 E-S
put figure p0 meeple 1,2 city@W
put figure p0 meeple 0,1 road@N
put score p0 2
put lady p0 1
put bag D 1
put bag U 2
put bag B 2
# the road is extended, the ferry moves, and a city of 4 points brings the letter
play draw:D place:0,2,R90 pass
turn
#= p0 sail
play sail:S-W/0,0
turn
#= chance letter
play letter:7 read:do draw:U place:0,3,R0 pass
# the ferry has moved in this turn
turn
#= chance draw
view
#~ turn p1
#~ ferry 0,0 S-W
# in the next turn it may move again
play draw:U place:0,4,R0 pass
turn
#= p1 sail

setup carcassonne edition=bb6 players=2 modules=messages,ferries
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile FaehrD 0,10 R0
put tile U 0,11 R0
put tile U -1,10 R90
put ferry 0,10 S-W
put figure p0 meeple 0,11 road@N
put tile U 20,20 R0
put tile U 20,21 R0
put figure p0 meeple 20,20 road@N
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
# three tiles over the ferry, two tiles elsewhere
play draw:U place:1,50,R90 pass letter:1
legal
#= read:points read:road@N/20,20
