#id XM-8
#rules XM-8 TRD-B9 TRD-P5 MSG-L8
#what Builder and pig go home when letter 8 takes the last own meeple beside them; another own one keeps them.
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put figure p0 meeple 1,10 road@E
put figure p0 builder 1,10 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:meeple:road@E/0,10
view
#~ figure p0 builder 1,10 road@E
#~ figure p0 meeple 1,10 road@E
# in Big Box 5 they stay even alone (OQ-16)
setup carcassonne edition=bb6 players=2 modules=messages,traders orphan_return=off
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put figure p0 builder 1,10 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:meeple:road@E/0,10
view
#~ figure p0 builder 1,10 road@E
