#id RIV-5b-pocket
#rules RIV-5b OQ-21
#what river_turn=loop: the river may not flow into a pocket from which it could not flow on, unless only the lake is left.
setup carcassonne edition=bb6 players=2 modules=river river_turn=loop
play draw:BB6F4 place:0,1,R0 pass draw:BB6F10 place:0,2,R270 pass
play draw:BB6F8 place:1,2,R0 pass draw:BB6F9 place:2,2,R180 pass
play draw:BB6F6 place:2,1,R0 pass draw:BB6F5 place:2,0,R0 pass
# 1,1 is closed in on three sides; three river tiles are still to come
play draw:BB6F7
legal
#= place:1,0,R90
play place:1,0,R180
#! [RIV-5b]
play place:1,0,R90 pass

setup carcassonne edition=bb6 players=2 modules=river river_turn=loop
play draw:BB6F4 place:0,1,R0 pass draw:BB6F10 place:0,2,R270 pass
play draw:BB6F8 place:1,2,R0 pass draw:BB6F9 place:2,2,R180 pass
play draw:BB6F6 place:2,1,R0 pass draw:BB6F5 place:2,0,R0 pass
# the same bend as the last one before the lake
put bag none
put bag BB6F7 1
put bag BB6F12 1
play draw:BB6F7
legal
#= place:1,0,R90 place:1,0,R180
play place:1,0,R180 pass
play draw:BB6F12
legal
#= place:1,1,R0
