#id X000-28
#rules INN-4
#what A completed city with a cathedral: seven tiles and a pennant are 8 times 3.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile F 1,0 R0
put tile G 2,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 1,0 city@W
put turn p1
play draw:E place:3,0,R270 pass
events
#~ scored-city rule=INN-4 player=0 points=24 feature=city@N/0,0 tiles=7 pennants=1 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
score
#= 24 0
