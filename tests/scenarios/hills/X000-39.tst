#id X000-39
#rules HIL-3
#what A city is completed with a knight of red, on a hill, and one of blue: only red scores, 10.
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
put figure p0 meeple 2,0 city@N
put turn p2
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=HIL-3 player=0 points=10
#~ tiles=5 pennants=0 majority=p0:1,p1:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=1
#- player=1 points
score
#= 10 0 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
