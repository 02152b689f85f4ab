#id HIL-2
#rules HIL-2 HIL-3
#what The hill holds for the whole tile: road, city and field.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile W 0,0 R0
put tile SchA 2,0 R0
# SchA turned so that its road leaves west and south
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put turn p2
put tile W 2,1 R180
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=HIL-3 player=1 points=4
#~ tiles=4 majority=p0:1,p1:1 final=0
#- player=0 points
score
#= 0 4 0

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-2 R180
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,-2 city@S
put turn p2
play draw:G place:0,-1,R90 pass
events
#~ scored-city rule=HIL-3 player=0 points=6
score
#= 6 0 0

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=HIL-3 player=0 points=3
#- player=1 points
score
#= 3 0 0
