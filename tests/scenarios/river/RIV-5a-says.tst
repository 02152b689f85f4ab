#id RIV-5a-says
#rules RIV-5a RIV-5b
#what The refusal of a forbidden bend names the rule of the edition.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F10 place:0,1,R270 pass draw:F7
play place:1,1,R0
#! [RIV-5a]

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass draw:BB6F7
play place:1,1,R0
#! [RIV-5b]
