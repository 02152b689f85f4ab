#id TRD-B4
#rules TRD-B4
#what The second tile extends the builder's road again: there is no third.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 2
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass
view
#~ part 2
play draw:U place:3,0,R90
events
#- double-turn
play pass
view
#~ turn p1
#- part

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 2
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass
view
#~ part 2
play draw:U place:3,0,R90
events
#- double-turn
play pass
view
#~ turn p1
#- part
