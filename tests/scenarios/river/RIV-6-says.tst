#id RIV-6-says
#rules RIV-6
#what The refusal of a meeple on the river names the river and its rule.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F11 place:0,1,R0
play meeple:river@N
#! illegal: on-water rule=RIV-6 figure=meeple spot=river@N
play meeple:city@N
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=city@N
