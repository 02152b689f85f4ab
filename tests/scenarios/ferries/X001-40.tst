#id X001-40
#rules FER-4 FER-9
#what The same tile with the ferry placed otherwise: blue's road ends at the lake, 3 points.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p1 meeple 0,0 road@E
put bag FaehrD 1
put bag B 1
play draw:FaehrD place:2,0,R0 meeple:road@S ferry:E-S
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p1:1
#~ scored-road rule=BASE-S2 player=1 points=3 feature=road@E/0,0 tiles=3 majority=p1:1 final=0
#~ returned rule=BASE-S9 player=1 count=1
score
#= 0 3
view
#~ supply p1 meeple 7
#~ figure p0 meeple 2,0 road@S
