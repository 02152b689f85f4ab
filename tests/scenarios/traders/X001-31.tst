#id X001-31
#rules TRD-B3
#what The road with the builder is extended, and a second tile is placed anywhere.
setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 3
put bag B 4
put bag L 1
put bag F 1
# 1) a thief
play draw:U place:1,0,R90 meeple:road@W
play draw:B place:0,-1,R0 pass
# 2) the builder
play draw:U place:2,0,R90 builder:road@W
play draw:B place:1,-1,R0 pass
play draw:U place:3,0,R90 pass
turn
#= chance draw
view
#~ turn p0
#~ part 2
play draw:B place:-1,-1,R0 pass
view
#~ turn p1
#~ tile B -1,-1 R0
