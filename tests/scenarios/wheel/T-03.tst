#id T-03
#rules WHL-S1
#what The pig stops on Fortune: 3 points for the active player, none for the others.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel plague
put turn p2
play draw:U_w1
events
#~ fortune rule=WHL-S1 player=2 points=3
#- player=0
#- player=1
score
#= 0 0 3
