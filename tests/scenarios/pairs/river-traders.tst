#id river-traders
#rules TRD-P2 TRD-B3 RIV-6
#what Pig and builder on river tiles follow their usual rules.
setup carcassonne edition=bb5 players=2 modules=river,traders
# a pig may follow its farmer while the river is laid
play draw:F4 place:0,1,R0 meeple:field@NL
play draw:F6 place:0,2,R0
play pig:field@NL
#! [TRD-P2]
play pass
play draw:F3 place:0,3,R90
legal
#~ pig:field@NL
play pig:field@NR
view
#~ figure p0 pig 0,3 field@NR

setup carcassonne edition=bb5 players=2 modules=river,traders
put empty
put bag none
# a builder works on a road that crosses the river
put tile F11 1,0 R0
put tile W 0,0 R0
put bag U 1
put bag B 2
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90
events
#~ double-turn rule=TRD-B3 player=0

setup carcassonne edition=bb6 players=2 modules=river,traders
# a pig may follow its farmer while the river is laid
play draw:BB6F4 place:0,1,R0 meeple:field@NL
play draw:BB6F6 place:0,2,R0
play pig:field@NL
#! [TRD-P2]
play pass
play draw:BB6F3 place:0,3,R90
legal
#~ pig:field@NL
play pig:field@NR
view
#~ figure p0 pig 0,3 field@NR

setup carcassonne edition=bb6 players=2 modules=river,traders
put empty
put bag none
# a builder works on a road that crosses the river
put tile BB6F11 1,0 R0
put tile W 0,0 R0
put bag U 1
put bag B 2
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90
events
#~ double-turn rule=TRD-B3 player=0
