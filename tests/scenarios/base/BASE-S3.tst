#id BASE-S3
#rules BASE-S3
#what A city is complete when walls close it all around and it has no gap inside.
setup carcassonne edition=c2 players=2
put empty
put bag none
# a ring of city tiles around an empty square
put tile N 0,0 R90
put tile R 1,0 R180
put tile N 2,0 R180
put tile R 2,1 R270
put tile R 1,2 R0
put tile N 0,2 R0
put tile Q 0,1 R90
put figure p0 meeple 0,0 city@E
put bag N 1
put bag C 1
put bag B 1
play draw:N place:2,2,R270 pass
events
#- completed
#- scored
score
#= 0 0
# the gap is filled: nine tiles, the pennants of Q and C
play draw:C place:1,1,R0 pass
events
#~ completed rule=BASE-S3 feature=city@E/0,0 tiles=9 majority=p0:1
#~ scored-city rule=BASE-S4 player=0 points=22 feature=city@E/0,0 tiles=9 pennants=2 majority=p0:1 final=0
score
#= 22 0

setup carcassonne edition=first players=2
put empty
put bag none
# one open side is enough to keep it unfinished
put tile C 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put figure p1 meeple 0,0 city@N
put bag E 3
play draw:E place:0,1,R0 pass
events
#- scored
play draw:E place:-1,0,R90 pass
events
#~ scored-city rule=BASE-S4 player=1 points=12 feature=city@N/0,0 tiles=5 pennants=1 majority=p1:1 final=0
