#id X001-30
#rules TRD-B2
#what A builder goes onto a road where its owner has a thief.
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
view
#~ figure p0 builder 2,0 road@E
