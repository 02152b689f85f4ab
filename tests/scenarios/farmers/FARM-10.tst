#id FARM-10
#rules FARM-10
#what A field touches a city where they border on a tile; a road between them keeps it away, and a road into a city parts the fields.
# D J K L O P: the field behind the road does not touch the city
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@SL
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile J 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 field@WL
put figure p1 meeple 0,0 field@SL
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile K 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 field@ER
put figure p1 meeple 0,0 field@SR
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile L 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@SL
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile L 0,0 R0
put tile E 0,-1 R180
put figure p0 meeple 0,0 field@WR
put figure p1 meeple 0,0 field@WL
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile O 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put figure p0 meeple 0,0 field@SR
put figure p1 meeple 0,0 field@SL
put end
score
#= 3 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile P 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@ER
put end
score
#= 3 0

# S and T: the road ends in the city and parts two fields, both touch it
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile S 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put tile E -1,0 R90
put figure p0 meeple 0,0 field@SL
put figure p1 meeple 0,0 field@SR
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@SL/0,0 cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@SR/0,0 cities=1 majority=p1:1 final=1
score
#= 3 3

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile T 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put tile E -1,0 R90
put figure p0 meeple 0,0 field@SL
put figure p1 meeple 0,0 field@SR
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@SL/0,0 cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@SR/0,0 cities=1 majority=p1:1 final=1
score
#= 3 3

setup carcassonne edition=bb5 players=2
put empty
put bag none
# the fields of H and I touch two cities at once
put tile H 0,0 R0
put tile E 1,0 R270
put tile E -1,0 R90
put figure p0 meeple 0,0 field@NL
put tile I 0,9 R0
put tile E 0,8 R180
put tile E 1,9 R270
put figure p1 meeple 0,9 field@SL
put end
events
#~ player=0 points=6 feature=field@NL/0,0 cities=2 majority=p0:1
#~ player=1 points=6 feature=field@SL/0,9 cities=2 majority=p1:1
score
#= 6 6

setup carcassonne edition=bb6 players=2
put empty
put bag none
# corner to corner is no border
put tile E 0,0 R0
put tile E 0,-1 R180
put tile B 1,1 R0
put figure p0 meeple 1,1 field@NL
put figure p1 meeple 0,0 field@SL
put end
score
#= 0 3
