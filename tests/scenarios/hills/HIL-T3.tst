#id HIL-T3
#rules HIL-T3
#what The parts at a split city edge are separate until something is laid against it; in all four turns.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile B 0,1 R0
put bag SchL 1
put bag E 1
put bag B 1
play draw:SchL place:0,0,R0
legal
#= meeple:city@E meeple:city@W meeple:field@SL pass
play meeple:city@E
play draw:E place:0,-1,R180
legal
#- city@

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile B -1,0 R0
put bag SchL 1
put bag E 1
put bag B 1
play draw:SchL place:0,0,R90
legal
#= meeple:city@N meeple:city@S meeple:field@WL pass
play meeple:city@S
play draw:E place:1,0,R270
legal
#- city@

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile B 0,-1 R0
put bag SchL 1
put bag E 1
put bag B 1
play draw:SchL place:0,0,R180
legal
#= meeple:city@E meeple:city@W meeple:field@NL pass
play meeple:city@W
play draw:E place:0,1,R0
legal
#- city@

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile B 1,0 R0
put bag SchL 1
put bag E 1
put bag B 1
play draw:SchL place:0,0,R270
legal
#= meeple:city@N meeple:city@S meeple:field@EL pass
play meeple:city@N
play draw:E place:-1,0,R90
legal
#- city@

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
# only a city fits against it
put tile SchL 0,0 R90
put bag E 1
put bag B 1
play draw:E
play place:1,0,R0
#! [BASE-P3]
