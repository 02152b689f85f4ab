#id WHL-2
#rules WHL-2
#what Only the sector where the pig stops acts; Fortune is for the active player, the others are for everybody.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w3 2
put bag B 2
# from Plague by 3 to Famine, past Fortune and Taxes
put wheel plague
put tile E 10,0 R0
put figure p1 meeple 10,0 city@N
put turn p1
play draw:U_w3
events
#= drawn rule=BASE-P1 player=1 tile=U_w3
#= wheel rule=WHL-1 number=3 sector=famine
score
#= 0 0 0

setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel plague
put turn p1
play draw:U_w1
events
#~ fortune rule=WHL-S1 player=1 points=3
score
#= 0 3 0

setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put supply p2 meeple 2
put turn p1
play draw:U_w1
events
#= drawn rule=BASE-P1 player=1 tile=U_w1
#= wheel rule=WHL-1 number=1 sector=storm
#= storm rule=WHL-S4 player=0 points=7
#= storm rule=WHL-S4 player=1 points=7
#= storm rule=WHL-S4 player=2 points=2
score
#= 7 7 2
