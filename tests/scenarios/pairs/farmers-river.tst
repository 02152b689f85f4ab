#id farmers-river
#rules RIV-12 FARM-6
#what Farmers on the two banks of the river own two fields, each paid for the cities on its side.
setup carcassonne edition=bb5 players=2 modules=river
put empty
put bag none
put tile F3 0,0 R90
put tile E 1,0 R270
# the east bank touches the completed city, the west bank the other one
put figure p0 meeple 0,0 field@NR
put figure p1 meeple 0,0 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3
#~ cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=0
score
#= 3 0

setup carcassonne edition=bb6 players=2 modules=river
put empty
put bag none
put tile BB6F3 0,0 R90
put tile E 1,0 R270
# the east bank touches the completed city, the west bank the other one
put figure p0 meeple 0,0 field@NR
put figure p1 meeple 0,0 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3
#~ cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=0
score
#= 3 0
