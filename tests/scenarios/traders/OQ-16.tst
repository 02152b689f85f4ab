#id OQ-16
#rules OQ-16 TRD-B8 TRD-P4 BASE-M5
#what In Big Box 5 and the first edition any figure occupies: a builder or pig left alone keeps all followers out, its owner's too.
setup carcassonne edition=bb5 players=2 modules=inns,traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put bag U_w1 1
put bag U 2
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
# the Plague takes the thief; the builder stays
play draw:U_w1 take:meeple:road@E/10,0 place:2,-1,R0 pass
view
#~ figure p0 builder 11,0 road@E
# neither p1 ...
play draw:U place:12,0,R90
legal
#- meeple:road@
#~ meeple:field@NL
play meeple:road@E
#! illegal: occupied-by-figure rule=OQ-16 player=1 figure=meeple
play big:road@E
#! [OQ-16]
play pass
# ... nor p0 himself
play draw:U place:13,0,R90
legal
#- road@
play meeple:road@E
#! [OQ-16]
play builder:road@E
#! illegal

# who plays otherwise
setup carcassonne edition=bb5 players=2 modules=traders orphan_occupies=off
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put bag U 1
put bag B 2
put figure p0 builder 11,0 road@E
play draw:U place:12,0,R90 meeple:road@E
view
#~ figure p0 meeple 12,0 road@E

# a pig alone on a field, in the first edition too
setup carcassonne edition=first players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
put bag E 2
put bag B 1
put figure p0 pig 0,0 field@EL
put turn p1
play draw:E place:1,0,R0 meeple:field@WL
#! [OQ-16]
play draw:E place:1,0,R0
legal
#- field@
#~ meeple:city@N

# Big Box 6 sends them home, so nothing is left to occupy
setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
put bag E 2
put bag B 1
put figure p0 pig 0,0 field@EL
put turn p1
play draw:E place:1,0,R0 meeple:field@WL
view
#~ figure p1 meeple 1,0 field@EL
