#id BASE-S4
#rules BASE-S4
#what A completed city pays 2 for each tile; two parts of one city on a tile count once, two cities on a tile are two.
setup carcassonne edition=bb6 players=2
put empty
put bag none
# both parts of I are in the city: four tiles
put tile I 0,0 R270
put tile N 0,-1 R180
put tile N -1,0 R0
put figure p0 meeple 0,0 city@W
put bag N 1
put bag B 1
put turn p1
play draw:N place:-1,-1,R90 pass
events
#~ completed rule=BASE-S3
#~ scored-city rule=BASE-S4 player=0 points=8 feature=city@W/0,0 tiles=4 pennants=0 majority=p0:1 final=0
score
#= 8 0

setup carcassonne edition=c2 players=2
put empty
put bag none
# the two parts of H are two cities of two tiles: 4 each
put tile E 0,0 R90
put tile E 2,0 R270
put figure p0 meeple 0,0 city@E
put figure p1 meeple 2,0 city@W
put bag H 1
put bag B 1
play draw:H place:1,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@E/0,0 tiles=2 pennants=0 majority=p0:1 final=0
#~ scored-city rule=BASE-S4 player=1 points=4 feature=city@W/2,0 tiles=2 pennants=0 majority=p1:1 final=0
score
#= 4 4
