#id X001-44
#rules GLD-5
#what Red on turn completes a road where red and blue are level, three bars: red, blue, red.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put bars 0,0 1
put bars 1,0 2
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
#~ scored-road rule=BASE-S2 player=1 points=3
score
#= 3 3
view
#~ bars p0 2
#~ bars p1 1
#- gold
# blue on turn: blue, red, blue
undo 3
put turn p1
play draw:W place:2,0,R180 pass
view
#~ bars p0 1
#~ bars p1 2
