#id TRD-P1
#rules TRD-P1
#what Each player has one pig; it is placed instead of a meeple, on the tile just placed.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
put bag E 3
put bag B 2
put figure p0 meeple 0,0 field@EL
play draw:E place:1,0,R0
legal
#~ pig:field@EL
#- builder
play pig:field@WL
events
#= figure rule=BASE-M4 player=0 figure=pig spot=field@EL square=1,0
# it is the figure of that tile
turn
#= chance draw
view
#~ turn p1
#~ figure p0 pig 1,0 field@EL
#~ supply p0 pig 0
#~ supply p0 meeple 6
play draw:B place:0,1,R0 pass
play draw:E place:2,0,R0
legal
#- pig
play pig:field@EL
#! [BASE-M7]
# only on fields
play pass draw:B place:1,1,R0
play pig:monastery
#! [BASE-M4]

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
put bag E 3
put bag B 2
put figure p0 meeple 0,0 field@EL
play draw:E place:1,0,R0
legal
#~ pig:field@EL
#- builder
play pig:field@WL
events
#= figure rule=BASE-M4 player=0 figure=pig spot=field@EL square=1,0
# it is the figure of that tile
turn
#= chance draw
view
#~ turn p1
#~ figure p0 pig 1,0 field@EL
#~ supply p0 pig 0
#~ supply p0 meeple 6
play draw:B place:0,1,R0 pass
play draw:E place:2,0,R0
legal
#- pig
play pig:field@EL
#! [BASE-M7]
# only on fields
play pass draw:B place:1,1,R0
play pig:monastery
#! [BASE-M4]
