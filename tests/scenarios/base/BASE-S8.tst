#id BASE-S8
#rules BASE-S8
#what More meeples take all points, equal numbers all get them in full, fewer get nothing.
setup carcassonne edition=bb5 players=4
put empty
put bag none
# a road: 2, 2, 1 and none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 meeple 1,0 road@E
put figure p1 meeple 2,0 road@E
put figure p1 meeple 2,0 road@E
put figure p2 meeple 1,0 road@E
put turn p3
put bag W 1
put bag B 1
play draw:W place:3,0,R180 pass
events
#~ scored-road rule=BASE-S2 player=0 points=4 feature=road@E/0,0 tiles=4 majority=p0:2,p1:2,p2:1 final=0
#~ scored-road rule=BASE-S2 player=1 points=4 feature=road@E/0,0 tiles=4 majority=p0:2,p1:2,p2:1 final=0
#- player=2 points
#- player=3 points
#~ returned rule=BASE-S9 player=0 count=2
#~ returned rule=BASE-S9 player=1 count=2
#~ returned rule=BASE-S9 player=2 count=1
score
#= 4 4 0 0

setup carcassonne edition=first players=3
put empty
put bag none
# a city: 3 beat 2
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 0,0 city@E
put figure p2 meeple 0,0 city@E
put figure p2 meeple 1,0 city@E
put figure p2 meeple 1,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=2 points=8 feature=city@E/0,0 tiles=3 pennants=1 majority=p0:2,p2:3 final=0
#- player=0 points
score
#= 0 0 8

setup carcassonne edition=c2 players=3
put empty
put bag none
# three equal players
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p2 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 4 4 4

setup carcassonne edition=bb5 players=8
put empty
put bag none
# eight equal players, then one of them with one more
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p2 meeple 0,0 city@E
put figure p3 meeple 0,0 city@E
put figure p4 meeple 0,0 city@E
put figure p5 meeple 0,0 city@E
put figure p6 meeple 0,0 city@E
put figure p7 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ player=7 points=4 feature=city@E/0,0 tiles=2 pennants=0 majority=p0:1,p1:1,p2:1,p3:1,p4:1,p5:1,p6:1,p7:1 final=0
score
#= 4 4 4 4 4 4 4 4

setup carcassonne edition=bb5 players=8
put empty
put bag none
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p2 meeple 0,0 city@E
put figure p3 meeple 0,0 city@E
put figure p4 meeple 0,0 city@E
put figure p5 meeple 0,0 city@E
put figure p6 meeple 0,0 city@E
put figure p7 meeple 0,0 city@E
put figure p7 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 0 0 0 0 0 0 0 4
