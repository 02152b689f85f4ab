#id X000-45
#rules WHL-6
#what One figure alone in the active sector with two crown spaces: 6.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel fortune
put wheel p1 meeple taxes
play draw:U_w1
events
#~ scored-crown rule=WHL-6 player=1 points=6
score
#= 0 6
view
#- crown
#~ supply p0 meeple 7
#~ supply p1 meeple 7
