#id HIL-T1
#rules HIL-T1
#what The fields between two cities of one tile are not connected.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile B 0,-1 R0
put bag SchO 1
put bag B 1
put figure p0 meeple 0,-1 field@SL
play draw:SchO place:0,0,R0
legal
#= meeple:city@E meeple:city@W meeple:field@SL pass
play meeple:field@NL
#! [FARM-2]
