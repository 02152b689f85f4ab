#id TRD-B6
#rules TRD-B6
#what What the first tile brings back may be placed with the second, meeple and builder alike.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put bag W 1
put bag A 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put supply p0 meeple 0
# his only meeple comes back with the first tile and may go onto the second
play draw:W place:2,0,R180
legal
#- meeple
play pass
view
#~ supply p0 meeple 1
play draw:A place:0,1,R180 meeple:monastery
view
#~ figure p0 meeple 0,1 monastery
#~ supply p0 meeple 0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put bag W 1
put bag A 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put supply p0 meeple 0
# his only meeple comes back with the first tile and may go onto the second
play draw:W place:2,0,R180
legal
#- meeple
play pass
view
#~ supply p0 meeple 1
play draw:A place:0,1,R180 meeple:monastery
view
#~ figure p0 meeple 0,1 monastery
#~ supply p0 meeple 0
