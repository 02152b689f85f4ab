#id X001-18
#rules RIV-5b
#what A river tile that would bend the river back into itself is refused.
setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F10 place:0,1,R270 pass
# turned so, it would flow north beside the spring
play draw:BB6F7
play place:1,1,R0
#! illegal
legal
#= place:1,1,R270
