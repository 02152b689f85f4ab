#id X000-07
#rules BASE-S3 BASE-S4
#what Both city parts of one tile belong to the completed city; the tile counts once: four tiles, 8 points.
setup carcassonne edition=bb5 players=2
put empty
put tile I 0,0 R270
put tile N 0,-1 R180
put tile N -1,0 R0
put figure p0 meeple 0,0 city@N
put turn p1
play draw:N place:-1,-1,R90
# the parts of the tile at 0,0 are one city now
play meeple:city@E
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=city@E feature=city@W/0,0 majority=p0:1
play pass
events
#~ scored-city rule=BASE-S4 player=0 points=8 feature=city@W/0,0 tiles=4 pennants=0 majority=p0:1 final=0
score
#= 8 0
view
#~ supply p0 meeple 7
