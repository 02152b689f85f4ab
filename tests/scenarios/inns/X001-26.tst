#id X001-26
#rules INN-7
#what Red's big knight outweighs black's knight in a completed city.
setup carcassonne edition=bb6 players=3 modules=inns
put empty
put bag none
put tile E 0,0 R90
put tile E 2,0 R270
put bag F 1
put bag B 1
put figure p0 big 0,0 city@E
put figure p1 meeple 2,0 city@W
put turn p2
play draw:F place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8 feature=city@E/0,0 tiles=3 pennants=1 majority=p0:2,p1:1 final=0
#- player=1 points
score
#= 8 0 0
