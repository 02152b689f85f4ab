#id TRD-B5
#rules TRD-B5
#what The builder brings a second tile turn after turn while its road is open.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 3
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass draw:B place:0,-1,R0 pass
view
#~ turn p1
play draw:B place:1,-1,R0 pass
play draw:U place:3,0,R90
events
#~ double-turn rule=TRD-B3 player=0
play pass
view
#~ turn p0
#~ part 2

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 3
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass draw:B place:0,-1,R0 pass
view
#~ turn p1
play draw:B place:1,-1,R0 pass
play draw:U place:3,0,R90
events
#~ double-turn rule=TRD-B3 player=0
play pass
view
#~ turn p0
#~ part 2
