#id X000-31
#rules TRD-B6 TRD-B3
#what Thief, builder, then the road is completed with a knight on the same tile; thief and builder return and the builder goes onto the second tile.
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
# 3a) the road is completed, a knight goes into the city of the same tile
play draw:L place:3,0,R0
events
#~ double-turn rule=TRD-B3 player=0
play meeple:city@N
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=4 majority=p0:1
#~ scored-road rule=BASE-S2 player=0 points=4 feature=road@E/0,0 tiles=4 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=2
score
#= 4 0
view
#~ turn p0
#~ part 2
#~ supply p0 builder 1
#~ supply p0 meeple 6
# 3b) the second tile takes the builder, beside the knight
play draw:F place:3,-1,R90
legal
#~ builder:city@N
play builder:city@S
view
#~ figure p0 builder 3,-1 city@N
#~ turn p1
