#id X000-46
#rules WHL-6
#what Two figures in the active sector with two crown spaces: 3 each, also if they are of one player.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel fortune
put wheel p0 meeple taxes
put wheel p1 meeple taxes
play draw:U_w1
events
#~ scored-crown rule=WHL-6 player=0 points=3
#~ scored-crown rule=WHL-6 player=1 points=3
score
#= 3 3
view
#- crown
#~ supply p0 meeple 7
#~ supply p1 meeple 7

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel fortune
put wheel p1 meeple taxes
put wheel p1 meeple taxes
play draw:U_w1
events
#~ scored-crown rule=WHL-6 player=1 points=3
#~ scored-crown rule=WHL-6 player=1 points=3
score
#= 0 6
view
#- crown
#~ supply p0 meeple 7
#~ supply p1 meeple 7
