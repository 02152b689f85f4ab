#id XM-9
#rules XM-9 HIL-4
#what Hills break ties for meeples only: builder, pig and shepherd on a hill do not help, during the game and at the end.
setup carcassonne edition=bb5 players=3 modules=traders,hills
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put figure p0 builder 2,0 city@W
put turn p2
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ scored-city rule=BASE-S4 player=1 points=8
#~ majority=p0:1,p1:1
score
#= 8 8 0

setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put figure p0 meeple 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 shepherd 0,0 field@EL
put end
events
#~ player=0 points=4 feature=field@EL/0,0 cities=1 majority=p0:1,p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3
score
#= 4 3

setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile SchB 0,0 R0
put tile U 1,0 R90
# an unfinished road at the end: the builder on the hill does not help either
put figure p0 meeple 1,0 road@W
put figure p1 meeple 1,0 road@W
put figure p0 builder 0,0 road@E
put end
score
#= 2 2
