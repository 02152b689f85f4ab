#id WHL-S3
#rules WHL-S3
#what Famine: each farmer brings a point for every completed city of his field, whoever has the majority.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put wheel taxes
# north 2 completed cities, south 1 completed and 1 unfinished
put figure p1 meeple 10,0 field@EL
put figure p1 meeple 10,0 field@EL
put figure p1 meeple 10,0 field@SL
put figure p0 meeple 11,0 field@EL
put turn p1
play draw:U_w1
events
#~ famine rule=WHL-S3 player=0 points=2
#~ famine rule=WHL-S3 player=1 points=5
score
#= 2 5
view
#~ supply p1 meeple 4
