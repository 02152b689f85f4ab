#id X000-47
#rules RIV-11 XM-11
#what The spring is attached to the board so that its river points away.
setup carcassonne edition=bb5 players=2 modules=river,wheel
play draw:F1
legal
#= place:-1,1,R90 place:-1,2,R90 place:0,4,R0 place:1,-1,R180 place:2,4,R0 place:3,-1,R180 place:3,4,R0 place:4,1,R270 place:4,3,R270
# the water would run into the board, or along it
play place:4,1,R90
#! [BASE-P3]
play place:4,1,R0
#! illegal
play place:4,1,R180
#! illegal
play place:1,-1,R270
#! illegal
