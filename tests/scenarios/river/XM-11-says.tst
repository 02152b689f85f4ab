#id XM-11-says
#rules XM-11 RIV-11
#what The refusal of a spring that does not flow away names the rule.
setup carcassonne edition=bb5 players=2 modules=river,wheel
play draw:F1
play place:4,1,R0
#! [XM-11]
