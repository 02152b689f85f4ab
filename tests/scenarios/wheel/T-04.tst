#id T-04
#rules WHL-S3
#what Famine on a field with two completed cities: a farmer of blue and one of red get 2 each.
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
put figure p1 meeple 10,0 field@EL
put figure p0 meeple 11,0 field@EL
play draw:U_w1
events
#~ famine rule=WHL-S3 player=0 points=2
#~ famine rule=WHL-S3 player=1 points=2
score
#= 2 2
