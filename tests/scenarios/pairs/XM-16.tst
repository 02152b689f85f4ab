#id XM-16
#rules XM-16 TRD-B2 TRD-P2
#what A big meeple is an own meeple for builder and pig.
setup carcassonne edition=bb5 players=2 modules=inns,traders
put empty
put bag none
put tile W 0,0 R0
put tile E 0,10 R0
put tile E 0,20 R180
put bag U 1
put bag E 1
put bag B 2
put figure p0 big 0,0 road@E
put figure p1 big 0,10 field@EL
# a builder beside the big thief
play draw:U place:1,0,R90
legal
#~ builder:road@E
play builder:road@E
# a pig beside the big farmer
play draw:E place:1,10,R0
legal
#~ pig:field@EL
play pig:field@EL
view
#~ figure p0 builder 1,0 road@E
#~ figure p1 pig 1,10 field@EL

setup carcassonne edition=bb6 players=2 modules=inns,traders
put empty
put bag none
put tile W 0,0 R0
put tile E 0,10 R0
put tile E 0,20 R180
put bag U 1
put bag E 1
put bag B 2
put figure p0 big 0,0 road@E
put figure p1 big 0,10 field@EL
# a builder beside the big thief
play draw:U place:1,0,R90
legal
#~ builder:road@E
play builder:road@E
# a pig beside the big farmer
play draw:E place:1,10,R0
legal
#~ pig:field@EL
play pig:field@EL
view
#~ figure p0 builder 1,0 road@E
#~ figure p1 pig 1,10 field@EL
