#id RIV-4
#rules RIV-4
#what A river tile must continue the river at its open end.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F4
legal
#= place:0,1,R0
# beside the spring, on dry land
play place:1,0,R0
#! [RIV-4]
play place:0,-1,R90
#! [RIV-4]
# at the open end, but the river would not go on
play place:0,1,R90
#! [BASE-P3]
play place:0,1,R0 pass
# the rest of the tile must match, too, and touch
play draw:F10
legal
#= place:0,2,R180 place:0,2,R270
play place:0,2,R0
#! [BASE-P3]
play place:5,5,R0
#! [BASE-P2]

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F4
legal
#= place:0,1,R0
# beside the spring, on dry land
play place:1,0,R0
#! [RIV-4]
play place:0,-1,R90
#! [RIV-4]
# at the open end, but the river would not go on
play place:0,1,R90
#! [BASE-P3]
play place:0,1,R0 pass
# the rest of the tile must match, too, and touch
play draw:BB6F10
legal
#= place:0,2,R180 place:0,2,R270
play place:0,2,R0
#! [BASE-P3]
play place:5,5,R0
#! [BASE-P2]

setup carcassonne edition=c2 players=2 modules=river
play draw:BB6F4
legal
#= place:0,1,R0
# beside the spring, on dry land
play place:1,0,R0
#! [RIV-4]
play place:0,-1,R90
#! [RIV-4]
# at the open end, but the river would not go on
play place:0,1,R90
#! [BASE-P3]
play place:0,1,R0 pass
# the rest of the tile must match, too, and touch
play draw:BB6F10
legal
#= place:0,2,R180 place:0,2,R270
play place:0,2,R0
#! [BASE-P3]
play place:5,5,R0
#! [BASE-P2]

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 pass
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
play draw:BB6F5 place:2,8,R0 pass
play draw:BB6F12 place:2,9,R0 pass
# after the lake tiles may go anywhere, but no water is left to continue
play draw:B
legal
#~ place:-1,0,R0
#~ place:0,-1,R0
play place:0,-1,R0 pass
