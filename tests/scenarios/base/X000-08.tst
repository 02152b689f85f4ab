#id X000-08
#rules BASE-S8 BASE-S9
#what A tile joins two city parts and completes the city; blue and red have a knight each and both get all 10 points.
setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put tile E 3,0 R270
put bag G 1
put bag B 1
put figure p1 meeple 0,0 city@E
put figure p0 meeple 3,0 city@W
put turn p2
play draw:G place:2,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=10 feature=city@E/0,0 tiles=4 pennants=1 majority=p0:1,p1:1 final=0
#~ scored-city rule=BASE-S4 player=1 points=10 feature=city@E/0,0 tiles=4 pennants=1 majority=p0:1,p1:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=1
#- player=2 points
score
#= 10 10 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
