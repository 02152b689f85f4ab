#id RIV-5b-discard
#rules RIV-5b BASE-P4
#what A river that has run round to its spring: a tile that fits nowhere is discarded and the same player draws again.
setup carcassonne edition=bb6 players=2 modules=river
# left, straight, left, straight, left, straight: the river comes back
play draw:BB6F10 place:0,1,R270 pass
play draw:BB6F4 place:1,1,R90 pass
play draw:BB6F7 place:2,1,R0 pass
play draw:BB6F6 place:2,0,R0 pass
play draw:BB6F9 place:2,-1,R90 pass
play draw:BB6F8 place:1,-1,R180 pass
# now it flows into 0,-1, where the spring has its field in the south
play draw:BB6F11
events
#= drawn rule=BASE-P1 player=0 tile=BB6F11
#= discarded rule=BASE-P4 player=0 tile=BB6F11 left=75
view
#~ turn p0
#~ gone 1 BB6F11 1
# a bend back into the spring, a road or a city against its field
play draw:BB6F5 draw:BB6F2 draw:BB6F3
view
#~ turn p0
#~ gone 4
legal
#= draw:BB6F12
play draw:BB6F12
legal
#= place:0,-1,R90
play place:0,-1,R90 pass
view
#~ turn p1

setup carcassonne edition=c2 players=2 modules=river
# left, straight, left, straight, left, straight: the river comes back
play draw:BB6F10 place:0,1,R270 pass
play draw:BB6F4 place:1,1,R90 pass
play draw:BB6F7 place:2,1,R0 pass
play draw:BB6F6 place:2,0,R0 pass
play draw:BB6F9 place:2,-1,R90 pass
play draw:BB6F8 place:1,-1,R180 pass
# now it flows into 0,-1, where the spring has its field in the south
play draw:BB6F11
events
#= drawn rule=BASE-P1 player=0 tile=BB6F11
#= discarded rule=BASE-P4 player=0 tile=BB6F11 left=75
view
#~ turn p0
#~ gone 1 BB6F11 1
# a bend back into the spring, a road or a city against its field
play draw:BB6F5 draw:BB6F2 draw:BB6F3
view
#~ turn p0
#~ gone 4
legal
#= draw:BB6F12
play draw:BB6F12
legal
#= place:0,-1,R90
play place:0,-1,R90 pass
view
#~ turn p1
