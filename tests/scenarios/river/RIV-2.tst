#id RIV-2
#rules RIV-2 RIV-7
#what The spring lies in the middle, the ten others are drawn in turn from the first player on, whoever is next places the lake.
setup carcassonne edition=bb5 players=3 modules=river
turn
#= chance draw
legal
#= draw:F2 draw:F3 draw:F4 draw:F5 draw:F6 draw:F7 draw:F8 draw:F9 draw:F10 draw:F11
play draw:F12
#! [RIV-2]
play draw:E
#! [RIV-2]
play draw:F4 place:0,1,R0 pass
play draw:F6 place:0,2,R0 pass
play draw:F11 place:0,3,R0 pass
play draw:F2 place:0,4,R90 pass
play draw:F3 place:0,5,R90 pass
play draw:F8 place:0,6,R90 pass
play draw:F10 place:0,7,R270 pass
play draw:F7 place:1,7,R270 pass
play draw:F9 place:1,8,R270 pass
view
#~ turn p0
legal
#= draw:F5
play draw:F12
#! [RIV-2]
play draw:F5 place:2,8,R0 pass
# the ten are used up: whoever is next places the lake
view
#~ turn p1
legal
#= draw:F12
play draw:E
#! [RIV-2]
play draw:F12
legal
#= place:2,9,R0
play place:2,9,R0 pass
# ordinary tiles follow, with the next player
view
#~ turn p2
legal
#- draw:F1
#~ draw:A draw:B draw:C draw:D draw:E
