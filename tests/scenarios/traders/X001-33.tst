#id X001-33
#rules TRD-P2
#what A pig goes onto a field with an own farmer.
setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@EL
play draw:E place:1,0,R0 pig:field@WL
view
#~ figure p0 pig 1,0 field@EL
