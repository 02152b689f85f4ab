#id X000-36
#rules HIL-T3
#what Two split city edges face to face join all four parts.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchL 0,0 R90
put tile E 0,-1 R180
put tile E 0,1 R0
put tile E 1,-1 R180
put tile E 1,1 R0
put bag SchL 1
put bag B 1
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,0 city@S
put turn p2
play draw:SchL place:1,0,R270
legal
#= meeple:field@EL pass
play pass
events
#~ scored-city rule=BASE-S4 player=0 points=12
#~ scored-city rule=BASE-S4 player=1 points=12
#~ tiles=6 pennants=0 majority=p0:1,p1:1 final=0
score
#= 12 12 0
