#id XM-5
#rules XM-5 TRD-B3
#what The builder's road extended only by moving a ferry brings no second tile; the same tile on the builder's road does.
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put ferry 0,0 E-S
put figure p0 meeple -1,0 road@E
put figure p0 builder -1,0 road@E
put bag U 2
put bag B 1
play draw:U place:0,2,R0 pass
events
#- double-turn
play sail:S-W/0,0
events
#- double-turn
view
#~ turn p1
#- again
#- part 2
undo 4
play draw:U place:-2,0,R90
events
#~ double-turn rule=TRD-B3 player=0
