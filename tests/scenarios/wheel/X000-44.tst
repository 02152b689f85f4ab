#id X000-44
#rules WHL-6
#what One figure in the active sector with one crown space: 3.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel taxes
put wheel p0 meeple famine
play draw:U_w1
events
#~ scored-crown rule=WHL-6 player=0 points=3
score
#= 3 0
view
#- crown
#~ supply p0 meeple 7
#~ supply p1 meeple 7
