#id X000-35
#rules HIL-T3
#what A city tile laid against the split city edge joins both parts of the tile.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile E 0,-1 R180
put tile SchL 0,0 R90
put bag E 3
put bag B 1
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,0 city@S
put turn p2
play draw:E place:1,0,R270
legal
#- city@
play meeple:city@W
#! [BASE-M5]
play pass
play draw:E place:0,1,R0 pass
events
#~ completed rule=BASE-S3
#~ scored-city rule=BASE-S4 player=0 points=8
#~ scored-city rule=BASE-S4 player=1 points=8
#~ tiles=4 pennants=0 majority=p0:1,p1:1 final=0
score
#= 8 8 0
