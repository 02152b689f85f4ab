#id BASE-S11-names
#rules BASE-S11
#what A feature waiting to be scored may be named by any of its tiles.
setup carcassonne edition=c2 players=3 score_order=ask
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
play draw:L place:0,0,R0 pass
# city@S/0,-1 and city@N/0,0 are one city
play score:city@S/0,-1
score
#= 4 0 0
play score:road@W/1,0
score
#= 4 2 9
