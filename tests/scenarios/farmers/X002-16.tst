#id X002-16
#rules FARM-6
#what Blue's field touches two completed cities, red's one completed and one unfinished city: 6 and 3.
setup carcassonne edition=first players=2
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p1 meeple 0,0 field@EL
put figure p0 meeple 0,0 field@SL
put end
events
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p1:1 final=1
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@ER/0,0 cities=1 majority=p0:1 final=1
score
#= 3 6
winners
#= p1
