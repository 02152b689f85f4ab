#id WHL-S2
#rules WHL-S2
#what Taxes: for each own knight the pennants of his city and the own knights in it; only knights count.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile E 10,0 R90
put tile F 11,0 R0
put tile F 12,0 R0
put tile G 13,0 R0
put tile E 10,10 R0
put tile W 10,20 R0
put tile B 10,30 R0
# one knight in a city without a pennant: 1; one with two: 3
put figure p0 meeple 10,10 city@N
put figure p0 meeple 10,0 city@E
put figure p1 meeple 10,20 road@E
put figure p1 meeple 10,30 monastery
put figure p1 meeple 10,10 field@EL
put figure p2 meeple 12,0 city@E
put figure p2 meeple 12,0 city@E
put figure p2 meeple 12,0 city@E
put turn p1
play draw:U_w1
events
#~ taxes rule=WHL-S2 player=0 points=4
#~ taxes rule=WHL-S2 player=2 points=15
#- taxes rule=WHL-S2 player=1
score
#= 4 0 15
