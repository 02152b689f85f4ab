#id OPT-river
#rules RIV-1 RIV-8 RIV-10
#what The river of either box goes with either edition (D16); only that of Big Box 5 has sheep and vineyards.
setup carcassonne edition=bb5 players=2 modules=river,hills river=bb6
view
#~ tile BB6F1 0,0 R0
play draw:BB6F4
legal
#= place:0,1,R0

setup carcassonne edition=bb5 players=2 modules=river,hills river=bb6
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile BB6F10 0,0 R180
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9
score
#= 9 0

setup carcassonne edition=bb6 players=2 modules=river,hills river=bb5
view
#~ tile F1 0,0 R0
play draw:F4
legal
#= place:0,1,R0 place:0,1,R180

setup carcassonne edition=bb6 players=2 modules=river,hills river=bb5
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile F10 0,0 R180
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put turn p1
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=12
score
#= 12 0

setup carcassonne edition=bb5 players=2 modules=none river=bb6
#! setup: option-module option=river module=river

setup carcassonne edition=bb5 players=2 modules=none river_turn=immediate
#! setup: option-module option=river_turn module=river

setup carcassonne edition=bb5 players=2 modules=river
#~ river=bb5 river_turn=alternate start_in_bag=off

setup carcassonne edition=bb6 players=2 modules=river
#~ river=bb6 river_turn=immediate start_in_bag=off

setup carcassonne edition=c2 players=2 modules=river
#~ river=bb6 river_turn=immediate start_in_bag=off
