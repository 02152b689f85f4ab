#id BASE-S1
#rules BASE-S1
#what A road ends at a crossing, a city or a monastery, or closes a loop; with an open end it is not complete.
setup carcassonne edition=bb5 players=2
put empty
put bag none
# monastery to monastery: two tiles
put tile A 0,0 R270
put figure p0 meeple 0,0 road@E
put bag A 1
put bag B 1
play draw:A place:1,0,R90 pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=2 majority=
#~ scored-road rule=BASE-S2 player=0 points=2

setup carcassonne edition=first players=2
put empty
put bag none
# city to crossing: the road of S ends in its city, that of W in the crossing
put tile S 0,0 R270
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R0 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0

setup carcassonne edition=bb6 players=2
put empty
put bag none
# a road beside a city part does not end there: D lets it through
put tile A 0,0 R270
put tile D 1,0 R0
put figure p0 meeple 0,0 road@E
put bag D 1
put bag A 1
put bag B 1
play draw:D place:2,0,R0 pass
events
#- completed
#- scored
play draw:A place:3,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=4

setup carcassonne edition=c2 players=2
put empty
put bag none
# the smallest loop, four bends
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put figure p1 meeple 0,0 road@E
put bag V 1
put bag B 1
play draw:V place:1,1,R90 pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=4 majority=p1:1
#~ scored-road rule=BASE-S2 player=1 points=4 feature=road@E/0,0 tiles=4 majority=p1:1 final=0
score
#= 0 4

setup carcassonne edition=bb6 players=2
put empty
put bag none
# an open end: nothing happens
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put bag U 2
play draw:U place:2,0,R90 pass
events
#- completed
#- scored
score
#= 0 0
view
#~ figure p0 meeple 0,0 road@E
