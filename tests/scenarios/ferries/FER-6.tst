#id FER-6
#rules FER-6
#what Who extends a road with a ferry may move that ferry on its lake, even off the extended road, or leave it.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrH 0,0 R0
put ferry 0,0 E-W
put bag U 2
put bag B 1
play draw:U place:1,0,R90 pass
turn
#= p0 sail
legal
#= pass sail:N-E/0,0 sail:N-S/0,0 sail:E-S/0,0 sail:N-W/0,0 sail:S-W/0,0
play sail:E-W/0,0
#! FER-6
play ferry:N-S
#! [BASE-T1]
play sail:N-S/0,0
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=N-S
view
#~ ferry 0,0 N-S
#~ turn p1
# the road to the east has no ferry any more: nothing to move
play draw:U place:2,0,R90 pass
turn
#= chance draw
view
#~ ferry 0,0 N-S

# or leave it
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrH 0,0 R0
put ferry 0,0 E-W
put bag U 1
put bag B 1
play draw:U place:1,0,R90 pass pass
view
#~ ferry 0,0 E-W
#~ turn p1

# a tile that extends no road with a ferry moves none
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put bag U 1
put bag B 2
play draw:U place:0,1,R0 pass
turn
#= chance draw
play draw:B place:0,-1,R0 pass
turn
#= chance draw
