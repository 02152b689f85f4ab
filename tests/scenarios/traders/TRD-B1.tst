#id TRD-B1
#rules TRD-B1
#what Each player has one builder, and placing it is the figure of that tile.
setup carcassonne edition=bb5 players=2 modules=traders
view
#~ supply p0 meeple 7
#~ supply p0 builder 1
#~ supply p0 pig 1
#~ supply p1 builder 1

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 4
put figure p0 meeple 0,0 road@E
play draw:U place:1,0,R90
legal
#~ builder:road@E
play builder:road@W
events
#= figure rule=BASE-M4 player=0 figure=builder spot=road@E square=1,0
# no other figure on this tile, nor a second builder later
turn
#= chance draw
play meeple:field@NL
#! [BASE-T1]
view
#~ turn p1
#~ figure p0 builder 1,0 road@E
#~ supply p0 builder 0
#~ supply p0 meeple 6
play draw:B place:0,-1,R0 pass
play draw:U place:2,0,R90
legal
#- builder
play builder:road@E
#! [BASE-M7]

setup carcassonne edition=bb6 players=2 modules=traders
view
#~ supply p0 meeple 7
#~ supply p0 builder 1
#~ supply p0 pig 1
#~ supply p1 builder 1

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag B 4
put figure p0 meeple 0,0 road@E
play draw:U place:1,0,R90
legal
#~ builder:road@E
play builder:road@W
events
#= figure rule=BASE-M4 player=0 figure=builder spot=road@E square=1,0
# no other figure on this tile, nor a second builder later
turn
#= chance draw
play meeple:field@NL
#! [BASE-T1]
view
#~ turn p1
#~ figure p0 builder 1,0 road@E
#~ supply p0 builder 0
#~ supply p0 meeple 6
play draw:B place:0,-1,R0 pass
play draw:U place:2,0,R90
legal
#- builder
play builder:road@E
#! [BASE-M7]
