#id RIV-5b-spring
#rules RIV-5b OQ-21
#what river_turn=loop: a pocket beside the spring is a pocket, too.
setup carcassonne edition=bb6 players=2 modules=river river_turn=loop
play draw:BB6F10 place:0,1,R270 pass
play draw:BB6F8 place:1,1,R0 pass draw:BB6F9 place:2,1,R180 pass
play draw:BB6F6 place:2,0,R0 pass draw:BB6F5 place:2,-1,R0 pass
play draw:BB6F7
legal
#= place:1,-1,R90
play place:1,-1,R180
#! [RIV-5b]
