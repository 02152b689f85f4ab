#id TRD-P5
#rules TRD-P5
#what The last own farmer leaves by plague: in Big Box 6 the pig goes home, in Big Box 5 it stays, worth nothing alone.
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
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put wheel inquisition
play draw:U_w1
legal
#= take:meeple:field@EL/10,0 take:pig:field@EL/11,0
play take:meeple:field@EL/10,0
view
#~ supply p0 meeple 7
#- figure
#~ supply p0 pig 1

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
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put wheel inquisition
play draw:U_w1
legal
#= take:meeple:field@EL/10,0 take:pig:field@EL/11,0
play take:meeple:field@EL/10,0
view
#~ supply p0 meeple 7
#~ figure p0 pig 11,0 field@EL
#~ supply p0 pig 0
play place:2,-1,R0 pass
put end
score
#= 0 0

setup carcassonne edition=bb6 players=2 modules=traders,wheel orphan_return=off
put empty
put bag none
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put wheel inquisition
play draw:U_w1
legal
#= take:meeple:field@EL/10,0 take:pig:field@EL/11,0
play take:meeple:field@EL/10,0
view
#~ supply p0 meeple 7
#~ figure p0 pig 11,0 field@EL
#~ supply p0 pig 0
play place:2,-1,R0 pass
put end
score
#= 0 0

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
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 field@EL
put figure p0 pig 11,0 field@EL
put wheel inquisition
play draw:U_w1
legal
#= take:meeple:field@EL/10,0 take:pig:field@EL/11,0
play take:meeple:field@EL/10,0
view
#~ supply p0 meeple 7
#- figure
#~ supply p0 pig 1
