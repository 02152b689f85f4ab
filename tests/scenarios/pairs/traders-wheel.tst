#id traders-wheel
#rules TRD-B3 WHL-1 WHL-S6 WHL-S4
#what The second tile of a double turn turns the wheel as well; a builder taken by Plague brings no second tile.
setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile D 10,0 R0
put bag U_w1 2
put bag U_w2 2
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 10,0 road@E
put wheel plague
play draw:U_w1
events
#~ fortune rule=WHL-S1 player=0 points=3
play place:11,0,R90
events
#~ double-turn rule=TRD-B3 player=0
play pass
play draw:U_w2
events
#~ wheel rule=WHL-1 number=2 sector=famine
view
#~ turn p0
play place:12,0,R90 pass
view
#~ turn p1
score
#= 3 0

setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile D 10,0 R0
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 10,0 road@E
put wheel inquisition
play draw:U_w1 take:builder:road@E/10,0
view
#~ supply p0 builder 1
# it is at hand again for this very tile
play place:11,0,R90
events
#- double-turn
legal
#~ builder:road@E
play builder:road@E
view
#~ turn p1
