#id T-01
#rules BASE-S6 BASE-S4
#what A completed city of two tiles: 2 in the first edition, 4 in the others.
setup carcassonne edition=first players=2
put empty
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put turn p1
play draw:E place:0,1,R0 pass
events
#~ scored-city rule=BASE-S6 player=0 points=2 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 2 0

setup carcassonne edition=bb5 players=2
put empty
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put turn p1
play draw:E place:0,1,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 4 0

setup carcassonne edition=bb6 players=2
put empty
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put turn p1
play draw:E place:0,1,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 4 0

setup carcassonne edition=c2 players=2
put empty
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put turn p1
play draw:E place:0,1,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 4 0
