#id FER-7
#rules FER-7
#what Of several ferries on the road only the nearest to the new tile may move; in each direction its nearest.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile U 1,0 R90
put tile FaehrE 2,0 R0
put tile U 3,0 R90
put ferry 0,0 E-W
put ferry 2,0 E-W
put bag U 1
put bag B 1
play draw:U place:4,0,R90 pass
legal
#= pass sail:E-S/2,0 sail:S-W/2,0
play sail:E-S/0,0
#! FER-6
play sail:S-W/2,0
turn
#= chance draw
view
#~ ferry 0,0 E-W
#~ ferry 2,0 S-W

# between two ferries: one each way, one after the other
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile FaehrE 2,0 R0
put ferry 0,0 E-W
put ferry 2,0 E-W
put bag U 1
put bag B 1
play draw:U place:1,0,R90 pass
legal
#= pass sail:E-S/0,0 sail:S-W/0,0 sail:E-S/2,0 sail:S-W/2,0
play sail:S-W/2,0
turn
#= p0 sail
legal
#= pass sail:E-S/0,0 sail:S-W/0,0
play sail:E-S/0,0
turn
#= chance draw
view
#~ ferry 0,0 E-S
#~ ferry 2,0 S-W

# a crossing with three roads to three lakes; a lake whose ferry lies elsewhere has none to move
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile FaehrE 2,0 R0
put tile FaehrF 1,1 R270
put ferry 0,0 E-W
put ferry 2,0 E-S
put ferry 1,1 N-S
put bag W 1
put bag B 1
play draw:W place:1,0,R0 pass
legal
#= pass sail:E-S/0,0 sail:S-W/0,0 sail:N-E/1,1 sail:E-S/1,1

# the end of the road behind the nearest ferry is not looked for a second one
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile FaehrE 1,0 R0
put ferry 0,0 E-W
put ferry 1,0 E-S
put bag U 1
put bag B 1
play draw:U place:-1,0,R90 pass
legal
#= pass sail:E-S/0,0 sail:S-W/0,0
