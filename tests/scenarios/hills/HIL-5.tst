#id HIL-5
#rules HIL-5
#what Hills break ties at the end, too, on unfinished features and fields; the figures return as ever.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile SchB 0,0 R0
put tile U 1,0 R90
put tile SchD 0,10 R0
put tile G -1,10 R0
put tile SchC 0,20 R0
put tile E 0,19 R180
put tile E 1,20 R0
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,0 road@W
put figure p1 meeple 0,10 city@N
put figure p0 meeple -1,10 city@E
put figure p0 meeple 0,20 field@EL
put figure p1 meeple 1,20 field@EL
put end
events
#~ scored-road rule=HIL-3 player=0 points=2
#~ scored-city rule=HIL-3 player=1 points=2
#~ scored-field rule=HIL-3 player=0 points=3
score
#= 5 2
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
