#id TRD-B2
#rules TRD-B2
#what A builder goes only onto the tile just placed, to an unfinished road or city with an own meeple.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 2
put bag B 2
put bag E 2
put bag A 1
put bag W 1
put figure p1 meeple 0,0 road@E
# only somebody else's thief is on the road
play draw:U place:1,0,R90
play builder:road@E
#! [TRD-B2]
play builder:field@NL
#! [BASE-M4]
legal
#- builder
play pass
# p1 may
play draw:U place:2,0,R90
legal
#~ builder:road@E
play pass
# nobody is on this road; never on a monastery
play draw:A place:0,1,R180
play builder:road@N
#! [TRD-B2]
play builder:monastery
#! [BASE-M4]
play meeple:monastery
# OQ-17: not on a road that the tile has just completed
play draw:W place:3,0,R180
play builder:road@W
#! [TRD-B2]
legal
#- builder
play pass
score
#= 0 4

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R180
put tile G 5,0 R90
# in a city with an own knight, not in another one
put bag R 1
put bag B 1
put figure p0 meeple 0,0 city@S
play draw:R place:0,1,R0
legal
#~ builder:city@N
play builder:city@E
events
#~ figure rule=BASE-M4 player=0 figure=builder spot=city@N square=0,1

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R180
# the first meeple and the builder never come with the same tile
put bag R 1
put bag B 1
play draw:R place:0,1,R0
play builder:city@N
#! [TRD-B2]

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 2
put bag B 2
put bag E 2
put bag A 1
put bag W 1
put figure p1 meeple 0,0 road@E
# only somebody else's thief is on the road
play draw:U place:1,0,R90
play builder:road@E
#! [TRD-B2]
play builder:field@NL
#! [BASE-M4]
legal
#- builder
play pass
# p1 may
play draw:U place:2,0,R90
legal
#~ builder:road@E
play pass
# nobody is on this road; never on a monastery
play draw:A place:0,1,R180
play builder:road@N
#! [TRD-B2]
play builder:monastery
#! [BASE-M4]
play meeple:monastery
# OQ-17: not on a road that the tile has just completed
play draw:W place:3,0,R180
play builder:road@W
#! [TRD-B2]
legal
#- builder
play pass
score
#= 0 4

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R180
put tile G 5,0 R90
# in a city with an own knight, not in another one
put bag R 1
put bag B 1
put figure p0 meeple 0,0 city@S
play draw:R place:0,1,R0
legal
#~ builder:city@N
play builder:city@E
events
#~ figure rule=BASE-M4 player=0 figure=builder spot=city@N square=0,1

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R180
# the first meeple and the builder never come with the same tile
put bag R 1
put bag B 1
play draw:R place:0,1,R0
play builder:city@N
#! [TRD-B2]
