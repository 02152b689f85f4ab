#id HIL-T4
#rules HIL-T4
#what The fields at a split field edge are separate until something is laid against it; a split edge keeps them so; in all four turns.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R0
put bag SchK 1
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@NL
play draw:SchK place:-1,0,R180
legal
#~ meeple:field@ER
#- meeple:field@NL

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R90
put bag SchK 1
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@EL
play draw:SchK place:0,-1,R270
legal
#~ meeple:field@SR
#- meeple:field@EL

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R180
put bag SchK 1
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@NL
play draw:SchK place:1,0,R0
legal
#~ meeple:field@SL
#- meeple:field@NL

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R270
put bag SchK 1
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@EL
play draw:SchK place:0,1,R90
legal
#~ meeple:field@NL
#- meeple:field@NR
