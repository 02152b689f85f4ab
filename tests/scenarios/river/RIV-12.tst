#id RIV-12
#rules RIV-12
#what The river separates fields like a road; round the spring and the lake they are connected.
setup carcassonne edition=bb5 players=3 modules=river
put empty
put bag none
put tile F4 0,0 R0
# the river parts the fields like a road
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:-1,0,R0
play meeple:field@EL
#! [FARM-2]
play pass
play draw:E place:1,0,R0
legal
#~ meeple:field@EL
play meeple:field@EL

setup carcassonne edition=bb5 players=3 modules=river
put empty
put bag none
put tile F4 0,0 R0
# they run round the lake
put tile F12 0,1 R0
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:1,0,R0
play meeple:field@EL
#! [FARM-2]

setup carcassonne edition=bb5 players=2 modules=river
# and round the spring
play draw:F4 place:0,1,R0
legal
#= meeple:field@NL meeple:field@NR pass
play meeple:field@NL
play draw:F6 place:0,2,R0
legal
#= pass
play meeple:field@NR
#! [FARM-2]

setup carcassonne edition=bb6 players=3 modules=river
put empty
put bag none
put tile BB6F4 0,0 R0
# the river parts the fields like a road
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:-1,0,R0
play meeple:field@EL
#! [FARM-2]
play pass
play draw:E place:1,0,R0
legal
#~ meeple:field@EL
play meeple:field@EL

setup carcassonne edition=bb6 players=3 modules=river
put empty
put bag none
put tile BB6F4 0,0 R0
# they run round the lake
put tile BB6F12 0,1 R0
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:1,0,R0
play meeple:field@EL
#! [FARM-2]

setup carcassonne edition=bb6 players=2 modules=river
# and round the spring
play draw:BB6F4 place:0,1,R0
legal
#= meeple:field@NL meeple:field@NR pass
play meeple:field@NL
play draw:BB6F6 place:0,2,R0
legal
#= pass
play meeple:field@NR
#! [FARM-2]

setup carcassonne edition=c2 players=3 modules=river
put empty
put bag none
put tile BB6F4 0,0 R0
# the river parts the fields like a road
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:-1,0,R0
play meeple:field@EL
#! [FARM-2]
play pass
play draw:E place:1,0,R0
legal
#~ meeple:field@EL
play meeple:field@EL

setup carcassonne edition=c2 players=3 modules=river
put empty
put bag none
put tile BB6F4 0,0 R0
# they run round the lake
put tile BB6F12 0,1 R0
put bag E 2
put bag B 1
put figure p0 meeple 0,0 field@WL
play draw:E place:1,0,R0
play meeple:field@EL
#! [FARM-2]

setup carcassonne edition=c2 players=2 modules=river
# and round the spring
play draw:BB6F4 place:0,1,R0
legal
#= meeple:field@NL meeple:field@NR pass
play meeple:field@NL
play draw:BB6F6 place:0,2,R0
legal
#= pass
play meeple:field@NR
#! [FARM-2]
