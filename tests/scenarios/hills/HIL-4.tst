#id HIL-4
#rules HIL-4
#what With a clear majority hills do not matter, and a shepherd on a hill breaks no tie.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
# two lead level in the valley; the third on the hill has fewer and gets nothing
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p2 meeple 2,0 city@W
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ scored-city rule=BASE-S4 player=1 points=8
#~ majority=p0:2,p1:2,p2:1 final=0
#- player=2 points
score
#= 8 8 0

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R0
put tile G 2,-1 R90
put tile E 2,-2 R180
put bag G 1
put bag B 1
put figure p1 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p0 meeple 2,0 city@N
put turn p2
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=1 points=10
#~ majority=p0:1,p1:2 final=0
#- player=0 points
score
#= 0 10 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put figure p0 meeple 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p0 shepherd 0,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3
#~ scored-field rule=FARM-6 player=1 points=3
score
#= 3 3
