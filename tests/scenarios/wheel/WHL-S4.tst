#id WHL-S4
#rules WHL-S4 OQ-08
#what Storm: a point for every figure at hand, special figures too, or with storm_counts=meeples only meeples.
setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put supply p1 meeple 3
put supply p1 pig 0
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=11
#~ storm rule=WHL-S4 player=1 points=6
score
#= 11 6

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills storm_counts=all
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put supply p1 meeple 3
put supply p1 pig 0
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=11
#~ storm rule=WHL-S4 player=1 points=6
score
#= 11 6

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills storm_counts=meeples
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put supply p1 meeple 3
put supply p1 pig 0
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=8
#~ storm rule=WHL-S4 player=1 points=4
score
#= 8 4

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
# a meeple on a crown space is not at hand
put wheel famine
put wheel p0 meeple taxes
play draw:U_w1
score
#= 6 7

# a robber at hand is a figure too, one on the score track is not at hand
setup carcassonne edition=bb5 players=3 modules=wheel,robbers
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put score p2 40
put robber p1 40
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=8
#~ storm rule=WHL-S4 player=1 points=7
# p2's counter leaves the robber's space: p1 takes 4 of 8
score
#= 8 11 48
setup carcassonne edition=bb5 players=3 modules=wheel,robbers storm_counts=meeples
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
play draw:U_w1
score
#= 7 7 7
