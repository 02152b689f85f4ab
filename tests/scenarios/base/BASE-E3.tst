#id BASE-E3
#rules BASE-E3
#what At the end an unfinished city pays 1 a tile and 1 a pennant; a tile in it twice counts once.
setup carcassonne edition=first players=3
put empty
put bag none
# three tiles, the pennants of C and F
put tile C 0,0 R0
put tile F 1,0 R0
put tile E 2,0 R270
put figure p0 meeple 0,0 city@N
# one tile alone
put tile E 6,0 R0
put figure p1 meeple 6,0 city@N
# both parts of I, joined by three tiles, still open
put tile I 10,0 R270
put tile N 10,-1 R180
put tile N 9,0 R0
put tile R 9,-1 R90
put figure p2 meeple 10,0 city@N
put end
events
#~ scored-city rule=BASE-E3 player=0 points=5 feature=city@N/0,0 tiles=3 pennants=2 majority=p0:1 final=1
#~ scored-city rule=BASE-E3 player=1 points=1 feature=city@N/6,0 tiles=1 pennants=0 majority=p1:1 final=1
#~ scored-city rule=BASE-E3 player=2 points=4 feature=city@W/10,0 tiles=4 pennants=0 majority=p2:1 final=1
score
#= 5 1 4
