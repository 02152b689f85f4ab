#id X000-38
#rules HIL-T4
#what Two split field edges face to face: the cities stay separate, and so do upper and lower fields.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R180
put bag SchK 1
put bag B 1
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 city@W
put turn p2
play draw:SchK place:1,0,R0
legal
#= meeple:city@E meeple:field@SL pass
play meeple:field@SL
view
#~ figure p2 meeple 1,0 field@SL
put end
events
#~ scored-city rule=BASE-E3 player=1 points=1
#~ tiles=1
