#id FARM-6
#rules FARM-6
#what A field pays 3 for each completed city it touches, whatever the size; unfinished cities and missing ones pay nothing.
setup carcassonne edition=bb6 players=3
put empty
put bag none
# a city of two tiles and one of six along one field
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile G 1,-1 R90
put tile C 1,-2 R0
put tile E 0,-2 R90
put tile E 2,-2 R270
put tile E 1,-3 R180
put figure p0 meeple 0,0 field@EL
# unfinished: nothing
put tile D 0,9 R0
put tile F 0,8 R90
put figure p1 meeple 0,9 field@EL
# no city at all
put tile B 9,9 R0
put figure p2 meeple 9,9 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=0 feature=field@EL/0,9 cities=0 majority=p1:1 final=1
#~ scored-field rule=FARM-6 player=2 points=0 feature=field@NL/9,9 cities=0 majority=p2:1 final=1
score
#= 6 0 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
# one city that the field touches on three tiles is one city
put tile E 0,0 R90
put tile F 1,0 R0
put tile E 2,0 R270
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put figure p0 meeple 1,1 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@NL/0,0 cities=1 majority=p0:1 final=1
score
#= 3 0
