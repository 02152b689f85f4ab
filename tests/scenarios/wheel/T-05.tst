#id T-05
#rules WHL-S4 WHL-S5
#what Storm with five meeples at hand brings 5; Inquisition with two monks 4.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile B 10,0 R0
put tile B 10,10 R0
put wheel famine
put figure p0 meeple 10,0 monastery
put figure p0 meeple 10,10 monastery
put supply p1 meeple 0
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=5
#- player=1 points
score
#= 5 0
play place:2,-1,R0 pass
play draw:U_w1
events
#~ inquisition rule=WHL-S5 player=0 points=4
#- player=1 points
score
#= 9 0
