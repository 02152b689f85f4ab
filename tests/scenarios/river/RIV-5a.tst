#id RIV-5a
#rules RIV-5a
#what In Big Box 5 a bend has the other hand than the bend before it, however far back that is; river_turn=immediate forbids only two in a row.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F10 place:0,1,R270 pass
# the river has turned to its left; now it flows east
play draw:F7
legal
#= place:1,1,R270
play place:1,1,R0
#! illegal
play place:1,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:F9
legal
#= place:1,2,R270

setup carcassonne edition=bb5 players=2 modules=river
play draw:F10 place:0,1,R270 pass
# a straight tile between
play draw:F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:F7
legal
#= place:2,1,R270
play place:2,1,R0
#! illegal
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:F9
legal
#= place:2,2,R270

setup carcassonne edition=bb5 players=2 modules=river river_turn=alternate
play draw:F10 place:0,1,R270 pass
# a straight tile between
play draw:F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:F7
legal
#= place:2,1,R270
play place:2,1,R0
#! illegal
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:F9
legal
#= place:2,2,R270

setup carcassonne edition=bb5 players=2 modules=river river_turn=immediate
play draw:F10 place:0,1,R270 pass
# the river has turned to its left; now it flows east
play draw:F7
legal
#= place:1,1,R270
play place:1,1,R0
#! illegal
play place:1,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:F9
legal
#= place:1,2,R270

setup carcassonne edition=bb5 players=2 modules=river river_turn=immediate
play draw:F10 place:0,1,R270 pass
# a straight tile between
play draw:F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:F7
legal
#= place:2,1,R0 place:2,1,R270
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:F9
legal
#= place:2,2,R270
