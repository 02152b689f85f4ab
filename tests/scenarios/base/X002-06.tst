#id X002-06
#rules BASE-S3 BASE-S4 BASE-S5
#what A completed city of three tiles with one pennant: 6 + 2 = 8.
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put tile E 2,0 R270
put figure p0 meeple 0,0 city@E
put bag F 1
put bag B 1
put turn p1
play draw:F place:1,0,R0 pass
events
#~ completed rule=BASE-S3 feature=city@E/0,0 tiles=3 majority=p0:1
#~ scored-city rule=BASE-S4 player=0 points=8 feature=city@E/0,0 tiles=3 pennants=1 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#- player=1 points
score
#= 8 0
view
#~ supply p0 meeple 7
#- figure p
