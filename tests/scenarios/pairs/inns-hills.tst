#id inns-hills
#rules INN-7 HIL-3 INN-2
#what A big meeple counts two before hills are asked, and on a hill it is one meeple.
setup carcassonne edition=bb5 players=2 modules=inns,hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
# big in the valley against two meeples, one of them on the hill
put bag G 1
put bag B 1
put figure p0 big 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p1 meeple 2,0 city@W
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=HIL-3 player=1 points=8
#~ majority=p0:2,p1:2
score
#= 0 8

setup carcassonne edition=bb5 players=2 modules=inns,hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
# big on the hill against two meeples in the valley
put bag G 1
put bag B 1
put figure p0 big 2,0 city@W
put figure p1 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
play draw:G place:1,0,R0 pass
score
#= 8 0

setup carcassonne edition=bb5 players=2 modules=inns,hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
# a majority needs no hill
put bag G 1
put bag B 1
put figure p0 big 0,0 city@E
put figure p1 meeple 2,0 city@W
play draw:G place:1,0,R0 pass
score
#= 8 0

setup carcassonne edition=bb5 players=2 modules=inns,hills hill_tiebreak=any
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# with hill_tiebreak=count the big one counts two on the hill too (INN-7)
put bag G 1
put bag B 1
put figure p0 big 2,0 city@W
put figure p1 meeple 2,0 city@W
put figure p1 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
score
#= 8 8

setup carcassonne edition=bb5 players=2 modules=inns,hills hill_tiebreak=count
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile SchG 2,1 R0
# with hill_tiebreak=count the big one counts two on the hill too (INN-7)
put bag G 1
put bag B 1
put figure p0 big 2,0 city@W
put figure p1 meeple 2,0 city@W
put figure p1 meeple 2,1 city@N
play draw:G place:1,0,R0 pass
score
#= 8 8

setup carcassonne edition=bb5 players=2 modules=inns,hills
put empty
put bag none
put tile W 0,0 R0
put tile SchA 2,0 R0
put tile W 2,1 R180
# a road with an inn: the hill says who, the inn how much
put bag EB 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
play draw:EB place:1,0,R0 pass
score
#= 0 8
