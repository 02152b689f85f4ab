#id FER-8
#rules FER-8 TRD-B3
#what A ferry moves once a turn, also in the second part of a double turn; a new lake gets its ferry before others move.
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put figure p0 meeple -1,0 road@E
put figure p0 builder -1,0 road@E
put bag U 3
put bag B 1
play draw:U place:1,0,R90 pass
events
#~ double-turn rule=TRD-B3 player=0
legal
#= pass sail:E-S/0,0 sail:S-W/0,0
play sail:E-S/0,0
view
#~ turn p0
#~ part 2
play draw:U place:2,0,R90 pass
turn
#= chance draw
view
#~ turn p1
#~ ferry 0,0 E-S
# the next player's turn: it may move again
play draw:U place:3,0,R90 pass
turn
#= p1 sail

# not moved in the first part: it may move in the second
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put figure p0 meeple -1,0 road@E
put figure p0 builder -1,0 road@E
put bag U 3
put bag B 1
play draw:U place:1,0,R90 pass pass
play draw:U place:2,0,R90 pass
turn
#= p0 sail
play sail:S-W/0,0
view
#~ ferry 0,0 S-W
#~ turn p1

# a new lake: first its own ferry, then the other one
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put bag FaehrE 1
put bag B 1
play draw:FaehrE place:1,0,R0 pass
turn
#= p0 ferry
play ferry:S-W
turn
#= p0 sail
legal
#= pass sail:E-S/0,0 sail:S-W/0,0
