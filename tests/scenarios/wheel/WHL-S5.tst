#id WHL-S5
#rules WHL-S5
#what Inquisition: 2 points for every monk, finished neighbours or not.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile B 10,0 R0
put tile E 11,0 R0
put tile A 10,10 R0
put wheel storm
put figure p0 meeple 10,0 monastery
put figure p0 meeple 10,10 road@S
put figure p0 meeple 10,10 field@NL
put figure p2 meeple 10,10 monastery
play draw:U_w1
events
#~ inquisition rule=WHL-S5 player=0 points=2
#~ inquisition rule=WHL-S5 player=2 points=2
score
#= 2 0 2
view
#~ figure p0 meeple 10,0 monastery
