#id RIV-3
#rules RIV-3 RIV-7
#what In Big Box 6 and the second edition the lake lies under the ten others and so comes last.
setup carcassonne edition=bb6 players=3 modules=river
turn
#= chance draw
legal
#= draw:BB6F2 draw:BB6F3 draw:BB6F4 draw:BB6F5 draw:BB6F6 draw:BB6F7 draw:BB6F8 draw:BB6F9 draw:BB6F10 draw:BB6F11
play draw:BB6F12
#! [RIV-3]
play draw:E
#! [RIV-3]
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 pass
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
view
#~ turn p0
legal
#= draw:BB6F5
play draw:BB6F12
#! [RIV-3]
play draw:BB6F5 place:2,8,R0 pass
# the ten are used up: whoever is next places the lake
view
#~ turn p1
legal
#= draw:BB6F12
play draw:E
#! [RIV-3]
play draw:BB6F12
legal
#= place:2,9,R0
play place:2,9,R0 pass
# ordinary tiles follow, with the next player
view
#~ turn p2
legal
#- BB6F
#~ draw:A draw:B draw:C draw:D draw:E

setup carcassonne edition=c2 players=3 modules=river
turn
#= chance draw
legal
#= draw:BB6F2 draw:BB6F3 draw:BB6F4 draw:BB6F5 draw:BB6F6 draw:BB6F7 draw:BB6F8 draw:BB6F9 draw:BB6F10 draw:BB6F11
play draw:BB6F12
#! [RIV-3]
play draw:E
#! [RIV-3]
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 pass
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
view
#~ turn p0
legal
#= draw:BB6F5
play draw:BB6F12
#! [RIV-3]
play draw:BB6F5 place:2,8,R0 pass
# the ten are used up: whoever is next places the lake
view
#~ turn p1
legal
#= draw:BB6F12
play draw:E
#! [RIV-3]
play draw:BB6F12
legal
#= place:2,9,R0
play place:2,9,R0 pass
# ordinary tiles follow, with the next player
view
#~ turn p2
legal
#- BB6F
#~ draw:A draw:B draw:C draw:D draw:E
