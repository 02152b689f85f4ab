#id X000-30
#rules TRD-B2 TRD-B3
#what A thief; later the builder on the same road; later still the road is extended and a second tile follows at once, once.
setup carcassonne edition=bb5 players=2 modules=traders
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
#~ figure p0 meeple 1,0 road@E
#~ figure p0 builder 2,0 road@E
play draw:U place:3,0,R90
events
#~ double-turn rule=TRD-B3 player=0
play pass draw:B place:2,-1,R0
events
#- double-turn
play pass
view
#~ turn p1
