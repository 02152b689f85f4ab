#id BASE-E5
#rules BASE-E5
#what Majorities count in the final scoring as during the game: most meeples take it, equal ones all get it.
setup carcassonne edition=first players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 1,0 city@E
put tile U 0,5 R90
put tile U 1,5 R90
put figure p1 meeple 0,5 road@E
put figure p2 meeple 1,5 road@E
put end
events
#~ scored-city rule=BASE-E3 player=0 points=3 feature=city@E/0,0 tiles=2 pennants=1 majority=p0:2,p1:1 final=1
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#~ scored-road rule=BASE-E2 player=2 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#- scored-city rule=BASE-E3 player=1
score
#= 3 2 2

setup carcassonne edition=c2 players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 1,0 city@E
put tile U 0,5 R90
put tile U 1,5 R90
put figure p1 meeple 0,5 road@E
put figure p2 meeple 1,5 road@E
put end
events
#~ scored-city rule=BASE-E3 player=0 points=3 feature=city@E/0,0 tiles=2 pennants=1 majority=p0:2,p1:1 final=1
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#~ scored-road rule=BASE-E2 player=2 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#- scored-city rule=BASE-E3 player=1
score
#= 3 2 2

setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 1,0 city@E
put tile U 0,5 R90
put tile U 1,5 R90
put figure p1 meeple 0,5 road@E
put figure p2 meeple 1,5 road@E
put end
events
#~ scored-city rule=BASE-E3 player=0 points=3 feature=city@E/0,0 tiles=2 pennants=1 majority=p0:2,p1:1 final=1
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#~ scored-road rule=BASE-E2 player=2 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#- scored-city rule=BASE-E3 player=1
score
#= 3 2 2

setup carcassonne edition=bb6 players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 1,0 city@E
put tile U 0,5 R90
put tile U 1,5 R90
put figure p1 meeple 0,5 road@E
put figure p2 meeple 1,5 road@E
put end
events
#~ scored-city rule=BASE-E3 player=0 points=3 feature=city@E/0,0 tiles=2 pennants=1 majority=p0:2,p1:1 final=1
#~ scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#~ scored-road rule=BASE-E2 player=2 points=2 feature=road@E/0,5 tiles=2 majority=p1:1,p2:1 final=1
#- scored-city rule=BASE-E3 player=1
score
#= 3 2 2
