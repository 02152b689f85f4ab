#id HIL-T3-put
#rules HIL-T3
#what Two split city edges put face to face are joined like played ones.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchL 0,0 R90
put tile SchL 1,0 R270
check
#= ok
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:1,1,R0
legal
#- city@
