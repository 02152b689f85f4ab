#id TRD-B9-alone
#rules TRD-B9 TRD-B8
#what In Big Box 5 a builder left alone works on until its road is completed, and then returns.
setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put bag U_w1 1
put bag U 1
put bag W 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0 place:2,-1,R0 pass
play draw:B place:1,-1,R0 pass
# left alone it still brings a second tile
play draw:U place:12,0,R90
events
#~ double-turn rule=TRD-B3 player=0
play pass
view
#~ figure p0 builder 11,0 road@E
#~ part 2
# and it goes when the road is completed, though nobody scores
play draw:W place:13,0,R180 pass
events
#~ completed rule=BASE-S12 feature=road@E/10,0 tiles=4 majority=-
#- points
view
#~ supply p0 builder 1
#- figure
