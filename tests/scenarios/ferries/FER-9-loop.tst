#id FER-9-loop
#rules FER-9 FER-4 BASE-S1
#what A road from the lake round to the same lake is complete, whatever the ferry links; each tile counts once.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile V 1,0 R0
put tile V 1,1 R90
put tile V 0,1 R180
put figure p1 meeple 1,1 road@N
put bag FaehrD 1
put bag U 2
put bag B 1
play draw:FaehrD place:0,0,R0 pass ferry:E-S
events
#~ scored-road rule=BASE-S2 player=1 points=4
#~ tiles=4 majority=p1:1 final=0
score
#= 0 4
# the ring may be opened again by a ferry, and closed
undo 4
play draw:FaehrD place:0,0,R0 pass ferry:S-W
events
#- completed rule=BASE-S1
score
#= 0 0
play draw:U place:-1,0,R90 pass
legal
#= pass sail:E-S/0,0 sail:E-W/0,0
play sail:E-W/0,0
score
#= 0 0
view
#~ ferry 0,0 E-W
undo
play sail:E-S/0,0
events
#~ scored-road rule=BASE-S2 player=1 points=4
score
#= 0 4
