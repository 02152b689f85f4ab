#id HIL-3
#rules HIL-3
#what Of tied players those with a meeple on a hill of the feature win; of several all do, or with hill_tiebreak=count those with most there.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# three tied, two of them on hills: they share, the third gets nothing
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p1 meeple 2,0 city@S
put figure p2 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=HIL-3 player=1 points=8
#~ scored-city rule=HIL-3 player=2 points=8
#~ tiles=4 pennants=0 majority=p0:1,p1:1,p2:1 final=0
#- player=0 points
score
#= 0 8 8

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# all tied players stand on hills: the tie is shared as ever
put bag G 1
put bag B 1
put figure p1 meeple 2,0 city@S
put figure p2 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=1 points=8
#~ scored-city rule=BASE-S4 player=2 points=8
score
#= 0 8 8

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# two knights on hills against one on a hill and one beside
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p0 meeple 2,0 city@S
put figure p1 meeple 2,0 city@S
put figure p1 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
events
#~ majority=p0:2,p1:2
score
#= 8 8 0

setup carcassonne edition=bb5 players=3 modules=hills hill_tiebreak=any
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# two knights on hills against one on a hill and one beside
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p0 meeple 2,0 city@S
put figure p1 meeple 2,0 city@S
put figure p1 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
events
#~ majority=p0:2,p1:2
score
#= 8 8 0

setup carcassonne edition=bb5 players=3 modules=hills hill_tiebreak=count
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# two knights on hills against one on a hill and one beside
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p0 meeple 2,0 city@S
put figure p1 meeple 2,0 city@S
put figure p1 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
events
#~ majority=p0:2,p1:2
score
#= 0 8 0

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R90
put tile E 2,0 R270
put tile SchG 0,10 R0
# a hill in another feature does not matter
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p1 meeple 2,0 city@W
put figure p1 meeple 0,10 city@N
play draw:G place:1,0,R0 pass
score
#= 6 6 0
