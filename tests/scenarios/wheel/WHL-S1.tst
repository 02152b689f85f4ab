#id WHL-S1
#rules WHL-S1
#what Fortune brings the active player 3 points, in every turn that ends the pig's walk there.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w3 3
put bag B 2
put wheel storm
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w3
events
#~ fortune rule=WHL-S1 player=0 points=3
score
#= 3 0
play place:2,-1,R0 pass
put wheel storm
play draw:U_w3
score
#= 3 3
