#id X001-14
#rules FARM-1
#what Three fields, parted by a road, a city and the edge of the layout; the red one is the largest.
setup carcassonne edition=bb6 players=3
put empty
# The road of y=1 parts north and south; south the red field runs along the
# small completed city of 1,2 and 1,3 and the red knight's open city of 2,2.
put tile D 0,1 R0
put tile D 1,1 R0
put tile D 2,1 R0
put tile E 0,2 R270
put tile E 1,2 R180
put tile E 2,2 R90
put tile F 3,2 R0
put tile E 1,3 R0
put figure p0 meeple 2,2 city@E
put figure p0 meeple 0,1 field@SL
put figure p1 meeple 1,1 field@EL
put figure p2 meeple 3,2 field@NL
put end
events
#~ scored-city rule=BASE-E3 player=0 points=3 feature=city@E/2,2 tiles=2 pennants=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@ER/0,1 cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=0 feature=field@EL/0,1 cities=0 majority=p1:1 final=1
#~ scored-field rule=FARM-6 player=2 points=0 feature=field@NL/3,2 cities=0 majority=p2:1 final=1
score
#= 6 0 0
