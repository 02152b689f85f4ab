#id WHL-3
#rules WHL-3
#what Figures on crown spaces of the sector where the pig stops score after its action and come back; the others stay.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w2 2
put bag B 2
put wheel taxes
put wheel p0 meeple famine
put wheel p1 meeple storm
put wheel p0 meeple taxes
play draw:U_w2
events
#= drawn rule=BASE-P1 player=0 tile=U_w2
#= wheel rule=WHL-1 number=2 sector=storm
#= storm rule=WHL-S4 player=0 points=5
#= storm rule=WHL-S4 player=1 points=6
#= scored-crown rule=WHL-6 player=1 points=6 alone=1
#= returned rule=WHL-6 player=1 count=1 figure=meeple
score
#= 5 12
view
#~ crown p0 meeple famine
#~ crown p0 meeple taxes
#- crown p1
#~ supply p1 meeple 7
#~ supply p0 meeple 5
