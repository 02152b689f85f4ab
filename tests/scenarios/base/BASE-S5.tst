#id BASE-S5
#rules BASE-S5
#what Every pennant of a completed city pays 2 more: C F M O Q S have one, G N P R T have none.
# the pennant tiles, one by one
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile C 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put tile E 0,1 R0
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=12
#~ tiles=5 pennants=1 majority=p0:1 final=0
score
#= 12 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile F 0,0 R0
put tile E 1,0 R270
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ tiles=3 pennants=1 majority=p0:1 final=0
score
#= 8 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile M 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ tiles=3 pennants=1 majority=p0:1 final=0
score
#= 8 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile O 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ tiles=3 pennants=1 majority=p0:1 final=0
score
#= 8 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile Q 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=10
#~ tiles=4 pennants=1 majority=p0:1 final=0
score
#= 10 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile S 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=10
#~ tiles=4 pennants=1 majority=p0:1 final=0
score
#= 10 0

# the same pictures without
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile G 0,0 R0
put tile E 1,0 R270
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=6
#~ tiles=3 pennants=0 majority=p0:1 final=0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile N 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=6
#~ tiles=3 pennants=0 majority=p0:1 final=0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile P 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=6
#~ tiles=3 pennants=0 majority=p0:1 final=0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile R 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ tiles=4 pennants=0 majority=p0:1 final=0

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile T 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ tiles=4 pennants=0 majority=p0:1 final=0

setup carcassonne edition=first players=2
put empty
put bag none
# two pennants: 4 tiles and 2 pennants are 12
put tile E 0,0 R90
put tile F 1,0 R0
put tile F 2,0 R0
put figure p1 meeple 1,0 city@E
put bag E 1
put bag B 1
play draw:E place:3,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=1 points=12 feature=city@E/0,0 tiles=4 pennants=2 majority=p1:1 final=0
score
#= 0 12
