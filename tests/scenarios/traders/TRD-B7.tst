#id TRD-B7
#rules TRD-B7
#what Builders of several players may stand on one road, any number of tiles from their thieves.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put tile U 3,0 R90
put bag U 3
put bag B 3
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,0 road@E
put figure p1 builder 2,0 road@E
# two tiles lie between thief and builder, and another builder is there
play draw:U place:4,0,R90
legal
#~ builder:road@E
play builder:road@E
view
#~ figure p0 builder 4,0 road@E
#~ turn p1
# the road serves both builders
play draw:U place:5,0,R90
events
#~ double-turn rule=TRD-B3 player=1
play pass draw:B place:0,-1,R0 pass
play draw:U place:6,0,R90
events
#~ double-turn rule=TRD-B3 player=0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put tile U 3,0 R90
put bag U 3
put bag B 3
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,0 road@E
put figure p1 builder 2,0 road@E
# two tiles lie between thief and builder, and another builder is there
play draw:U place:4,0,R90
legal
#~ builder:road@E
play builder:road@E
view
#~ figure p0 builder 4,0 road@E
#~ turn p1
# the road serves both builders
play draw:U place:5,0,R90
events
#~ double-turn rule=TRD-B3 player=1
play pass draw:B place:0,-1,R0 pass
play draw:U place:6,0,R90
events
#~ double-turn rule=TRD-B3 player=0
