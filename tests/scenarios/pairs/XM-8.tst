#id XM-8
#rules XM-8 TRD-B9 TRD-P5
#what Builder and pig go home when the last own meeple or farmer beside them leaves through another module, in Big Box 6.
setup carcassonne edition=bb6 players=2 modules=traders,wheel
put empty
put bag none
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put bag U_w1 2
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put figure p1 meeple 10,0 road@E
put figure p1 meeple 10,0 field@EL
put wheel inquisition
# the farmer leaves: it concerns the pig, not the builder; p1's farmer does not help
play draw:U_w1 take:meeple:field@EL/10,0
view
#- figure p0 pig
#~ figure p0 builder 11,0 road@E
# p1 takes his own; nothing of p0 moves
play take:meeple:field@EL/10,0 place:2,-1,R0 pass
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0 take:meeple:road@E/10,0
view
#~ supply p0 pig 1
#~ supply p0 builder 1
#- figure

setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put bag U_w1 2
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put figure p1 meeple 10,0 road@E
put figure p1 meeple 10,0 field@EL
put wheel inquisition
# the farmer leaves: it concerns the pig, not the builder; p1's farmer does not help
play draw:U_w1 take:meeple:field@EL/10,0
view
#~ figure p0 pig 11,0 field@EL
#~ figure p0 builder 11,0 road@E
# p1 takes his own; nothing of p0 moves
play take:meeple:field@EL/10,0 place:2,-1,R0 pass
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0 take:meeple:road@E/10,0
view
#~ figure p0 pig 11,0 field@EL
#~ figure p0 builder 11,0 road@E

setup carcassonne edition=bb5 players=2 modules=traders,wheel orphan_return=on
put empty
put bag none
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put bag U_w1 2
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put figure p1 meeple 10,0 road@E
put figure p1 meeple 10,0 field@EL
put wheel inquisition
# the farmer leaves: it concerns the pig, not the builder; p1's farmer does not help
play draw:U_w1 take:meeple:field@EL/10,0
view
#- figure p0 pig
#~ figure p0 builder 11,0 road@E
# p1 takes his own; nothing of p0 moves
play take:meeple:field@EL/10,0 place:2,-1,R0 pass
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0 take:meeple:road@E/10,0
view
#~ supply p0 pig 1
#~ supply p0 builder 1
#- figure
