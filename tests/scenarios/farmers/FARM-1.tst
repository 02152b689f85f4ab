#id FARM-1
#rules FARM-1
#what Roads, cities and the edge of the layout part fields; a city that lies inside a field does not split it.
setup carcassonne edition=bb6 players=2
put empty
put bag none
# a completed city of two tiles, the field runs around it on the east
put tile E 0,0 R180
put tile E 0,1 R0
put tile B 1,0 R0
put figure p0 meeple 0,0 field@NL
put figure p0 meeple 1,0 field@NL
put figure p1 meeple 0,1 field@SL
# two fields while the edge of the layout parts them: both are paid
standing
#= 3 3
# one field when the ring closes: the majority is paid
put bag B 1
put turn p0
play draw:B place:1,1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:2,p1:1
play pass
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@NL/0,0 cities=1 majority=p0:2,p1:1 final=1
#- player=1 points
score
#= 3 0

setup carcassonne edition=bb5 players=3
put empty
put bag none
# a city that reaches from edge to edge parts two fields
put tile E 0,0 R90
put tile F 1,0 R0
put tile E 2,0 R270
put tile B 1,-1 R0
put tile B 1,1 R0
put figure p0 meeple 1,-1 field@NL
put figure p1 meeple 1,1 field@NL
put end
events
#~ feature=field@NL/1,0 cities=1 majority=p0:1 final=1
#~ feature=field@SL/1,0 cities=1 majority=p1:1 final=1
score
#= 3 3 0

setup carcassonne edition=c2 players=2
put empty
put bag none
# a closed loop of road parts inside and outside
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 1,1 R90
put tile V 0,1 R180
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@ER
put end
events
#~ feature=field@NL/0,0 cities=0 majority=p0:1 final=1
#~ feature=field@ER/0,0 cities=0 majority=p1:1 final=1

setup carcassonne edition=first players=2
put empty
put bag none
# a road that ends at a monastery does not part the field around it
put tile A 0,0 R0
put figure p0 meeple 0,0 field@SL
put figure p1 meeple 0,0 field@SR
put end
events
#~ feature=field@NL/0,0 cities=0 majority=p0:1,p1:1 final=1

setup carcassonne edition=first players=4
put empty
put bag none
# a crossing of four roads: four fields
put tile X 0,0 R0
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@NR
put figure p2 meeple 0,0 field@SL
put figure p3 meeple 0,0 field@SR
put end
events
#~ feature=field@NL/0,0 cities=0 majority=p0:1 final=1
#~ feature=field@NR/0,0 cities=0 majority=p1:1 final=1
#~ feature=field@ER/0,0 cities=0 majority=p2:1 final=1
#~ feature=field@SR/0,0 cities=0 majority=p3:1 final=1
