#id RIV-6
#rules RIV-6
#what Meeples go onto river tiles by the usual rules and score as usual, never onto the water.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F11 place:0,1,R0
legal
#= meeple:road@E meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:river@N
#! illegal
play meeple:city@N
#! illegal
play meeple:road@E
view
#~ figure p0 meeple 0,1 road@E
play draw:F8 place:0,2,R90
legal
#= meeple:road@W meeple:monastery meeple:field@NL meeple:field@NR meeple:field@SR pass
play meeple:monastery
play draw:F3 place:0,3,R90 meeple:city@E

setup carcassonne edition=bb5 players=2 modules=river
play draw:F4 place:0,1,R0 pass
play draw:F6 place:0,2,R0 pass
play draw:F11 place:0,3,R0 pass
play draw:F2 place:0,4,R90 pass
play draw:F3 place:0,5,R90 meeple:city@E
play draw:F8 place:0,6,R90 pass
play draw:F10 place:0,7,R270 pass
play draw:F7 place:1,7,R270 pass
play draw:F9 place:1,8,R270 pass
play draw:F5 place:2,8,R0 pass
play draw:F12 place:2,9,R0 pass
# scored as usual
view
#~ turn p1
play draw:E place:1,5,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@E/0,5 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 4 0

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F11 place:0,1,R0
legal
#= meeple:road@E meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:river@N
#! illegal
play meeple:city@N
#! illegal
play meeple:road@E
view
#~ figure p0 meeple 0,1 road@E
play draw:BB6F8 place:0,2,R90
legal
#= meeple:road@W meeple:monastery meeple:field@NL meeple:field@NR meeple:field@SR pass
play meeple:monastery
play draw:BB6F3 place:0,3,R90 meeple:city@E

setup carcassonne edition=bb6 players=2 modules=river
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 meeple:city@E
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
play draw:BB6F5 place:2,8,R0 pass
play draw:BB6F12 place:2,9,R0 pass
# scored as usual
view
#~ turn p1
play draw:E place:1,5,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@E/0,5 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 4 0

setup carcassonne edition=c2 players=2 modules=river
play draw:BB6F11 place:0,1,R0
legal
#= meeple:road@E meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:river@N
#! illegal
play meeple:city@N
#! illegal
play meeple:road@E
view
#~ figure p0 meeple 0,1 road@E
play draw:BB6F8 place:0,2,R90
legal
#= meeple:road@W meeple:monastery meeple:field@NL meeple:field@NR meeple:field@SR pass
play meeple:monastery
play draw:BB6F3 place:0,3,R90 meeple:city@E
