#id RIV-6-says
#rules RIV-6
#what The refusal of a meeple on the river names the river and its rule.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F11 place:0,1,R0
play meeple:river@N
#! A meeple cannot stand on river@N. [RIV-6]
play meeple:city@N
#! The tile just placed has no city@N. [BASE-M3]
