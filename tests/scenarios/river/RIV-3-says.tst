#id RIV-3-says
#rules RIV-3
#what In Big Box 6 the refusal of a tile drawn too early names the rule of that box.
setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F12
#! [RIV-3]
