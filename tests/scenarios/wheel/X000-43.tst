#id X000-43
#rules WHL-S2
#what Taxes in a city with two pennants: blue's two knights bring 4 each, red's one 3.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile E 10,0 R90
put tile F 11,0 R0
put tile F 12,0 R0
put tile G 13,0 R0
put figure p1 meeple 10,0 city@E
put figure p1 meeple 11,0 city@E
put figure p0 meeple 13,0 city@E
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
#~ taxes rule=WHL-S2 player=0 points=3
#~ taxes rule=WHL-S2 player=1 points=8
score
#= 3 8
view
#~ supply p1 meeple 5
#~ supply p0 meeple 6
