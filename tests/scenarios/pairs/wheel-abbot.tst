#id wheel-abbot
#rules WHL-S5 WHL-S4 WHL-S6 ABB-6 OQ-08
#what Inquisition pays an abbot in a monastery as a monk; Storm counts one at hand; Plague may take one; crown spaces are not for abbots.
setup carcassonne edition=bb6 players=2 modules=wheel,abbot
put empty
put bag none
put tile B 10,0 R0
put figure p0 abbot 10,0 monastery
put wheel storm
put bag U_w1 3
put bag B 2
play draw:U_w1
events
#~ inquisition rule=WHL-S5 player=0 points=2
#- player=1 points
play place:2,-1,R0
legal
#- abbot:crown
play pass
# p1's turn: Plague takes p0's abbot, the only figure in the landscape
put wheel inquisition
play draw:U_w1
turn
#= p0 wheel
legal
#= take:abbot:monastery/10,0
play take:abbot:monastery/10,0
view
#~ supply p0 abbot 1
play place:2,-2,R0 pass
# Storm: seven meeples and the abbot
put wheel famine
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=8
