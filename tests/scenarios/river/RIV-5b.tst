#id RIV-5b
#rules RIV-5b OQ-21
#what In Big Box 6 and the second edition two bends of one hand may not follow each other; after a straight tile any bend may; river_turn=alternate is stricter, river_turn=loop only forbids what flows into itself.
setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:1,1,R270
play place:1,1,R0
#! illegal
play place:1,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:1,2,R270

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass
# a straight tile between
play draw:BB6F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:2,1,R0 place:2,1,R270
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:2,2,R270

setup carcassonne edition=c2 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:1,1,R270
play place:1,1,R0
#! illegal
play place:1,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:1,2,R270

setup carcassonne edition=c2 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass
# a straight tile between
play draw:BB6F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:2,1,R0 place:2,1,R270
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:2,2,R270

setup carcassonne edition=bb6 players=2 modules=river river_turn=immediate
play draw:BB6F10 place:0,1,R270 pass
# a straight tile between
play draw:BB6F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:2,1,R0 place:2,1,R270
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:2,2,R270

setup carcassonne edition=bb6 players=2 modules=river river_turn=alternate
play draw:BB6F10 place:0,1,R270 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:1,1,R270
play place:1,1,R0
#! illegal
play place:1,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:1,2,R270

setup carcassonne edition=bb6 players=2 modules=river river_turn=alternate
play draw:BB6F10 place:0,1,R270 pass
# a straight tile between
play draw:BB6F4 place:1,1,R90 pass
# the river has turned to its left; now it flows east
play draw:BB6F7
legal
#= place:2,1,R270
play place:2,1,R0
#! illegal
play place:2,1,R270 pass
# to its right; now it may turn left but not right again at once
play draw:BB6F9
legal
#= place:2,2,R270

# river_turn=loop: only a river that flows into itself is forbidden
setup carcassonne edition=bb6 players=2 modules=river river_turn=loop
play draw:BB6F10 place:0,1,R270 pass
play draw:BB6F7
legal
#= place:1,1,R0 place:1,1,R270
# to its left at once, beside the spring; a third time it would flow into it
play place:1,1,R0 pass
play draw:BB6F4
legal
#= place:1,0,R0
