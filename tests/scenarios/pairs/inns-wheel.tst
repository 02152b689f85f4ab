#id inns-wheel
#rules WHL-S2 WHL-S3 WHL-S4 WHL-S5 WHL-S6 INN-7
#what On the wheel a big meeple is one figure: Taxes, Famine, Storm, Inquisition; Plague may take it (OQ-08).
setup carcassonne edition=bb5 players=2 modules=inns,wheel
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile E 10,0 R90
put tile F 11,0 R0
put tile F 12,0 R0
put tile G 13,0 R0
put wheel fortune
put figure p0 big 10,0 city@E
put figure p0 meeple 11,0 city@E
play draw:U_w1
events
#~ taxes rule=WHL-S2 player=0 points=8
score
#= 8 0

setup carcassonne edition=bb5 players=2 modules=inns,wheel
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put wheel taxes
put figure p1 big 10,0 field@EL
play draw:U_w1
events
#~ famine rule=WHL-S3 player=1 points=2
score
#= 0 2

setup carcassonne edition=bb5 players=2 modules=inns,wheel
put empty
put bag none
put bag U_w1 1
put bag B 1
put wheel famine
put supply p0 meeple 0
put supply p1 meeple 0
put supply p1 big 0
play draw:U_w1
events
#~ storm rule=WHL-S4 player=0 points=1
score
#= 1 0

setup carcassonne edition=bb5 players=2 modules=inns,wheel
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile B 10,0 R0
put wheel storm
put figure p1 big 10,0 monastery
play draw:U_w1
events
#~ inquisition rule=WHL-S5 player=1 points=2
score
#= 0 2

setup carcassonne edition=bb5 players=2 modules=inns,wheel
put empty
put bag none
put tile B 10,0 R0
put bag U_w1 1
put bag B 1
put figure p0 big 10,0 monastery
put wheel inquisition
play draw:U_w1
legal
#= take:big:monastery/10,0
play take:meeple:monastery/10,0
#! [WHL-S6]
play take:big:monastery/10,0
view
#~ supply p0 big 1
