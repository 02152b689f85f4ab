#id INN-7
#rules INN-7
#what In majorities on roads, in cities and on fields a big meeple counts two; points stay the same.
setup carcassonne edition=bb5 players=3 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile E 0,10 R90
put tile E 2,10 R270
put bag U 1
put bag G 1
put bag B 1
# a road: one big meeple is level with two meeples, and the road pays once
put figure p0 big 0,0 road@E
put figure p1 meeple 2,0 road@W
put figure p1 meeple 2,0 road@W
# a city: big and meeple are three, against two
put figure p2 big 0,10 city@E
put figure p2 meeple 0,10 city@E
put figure p1 meeple 2,10 city@W
put figure p1 meeple 2,10 city@W
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:2,p1:2 final=0
#~ scored-road rule=BASE-S2 player=1 points=3
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=2
score
#= 3 3 0
play draw:G place:1,10,R0 pass
events
#~ scored-city rule=BASE-S4 player=2 points=6 feature=city@E/0,10 tiles=3 pennants=0 majority=p1:2,p2:3 final=0
#- player=1 points
score
#= 3 3 6

setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# a field at the end: level with two farmers
put figure p0 big 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:2,p1:2 final=1
#~ scored-field rule=FARM-6 player=1 points=6
score
#= 6 6

setup carcassonne edition=bb6 players=3 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile E 0,10 R90
put tile E 2,10 R270
put bag U 1
put bag G 1
put bag B 1
# a road: one big meeple is level with two meeples, and the road pays once
put figure p0 big 0,0 road@E
put figure p1 meeple 2,0 road@W
put figure p1 meeple 2,0 road@W
# a city: big and meeple are three, against two
put figure p2 big 0,10 city@E
put figure p2 meeple 0,10 city@E
put figure p1 meeple 2,10 city@W
put figure p1 meeple 2,10 city@W
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:2,p1:2 final=0
#~ scored-road rule=BASE-S2 player=1 points=3
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=2
score
#= 3 3 0
play draw:G place:1,10,R0 pass
events
#~ scored-city rule=BASE-S4 player=2 points=6 feature=city@E/0,10 tiles=3 pennants=0 majority=p1:2,p2:3 final=0
#- player=1 points
score
#= 3 3 6

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# a field at the end: level with two farmers
put figure p0 big 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:2,p1:2 final=1
#~ scored-field rule=FARM-6 player=1 points=6
score
#= 6 6
