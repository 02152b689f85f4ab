#id FARM-5
#rules FARM-5
#what Most farmers own the field; equal players all own it and get all its points.
setup carcassonne edition=c2 players=4
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 meeple 0,0 field@EL
put figure p0 meeple 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:2,p1:1 final=1
#- player=1 points
#- player=2 points
#- player=3 points
score
#= 6 0 0 0

setup carcassonne edition=c2 players=4
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 meeple 0,0 field@EL
put figure p2 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p2:1 final=1
#- player=1 points
#~ scored-field rule=FARM-6 player=2 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p2:1 final=1
#- player=3 points
score
#= 6 0 6 0

setup carcassonne edition=c2 players=4
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
put figure p1 meeple 1,0 field@EL
put figure p2 meeple 0,0 field@EL
put figure p2 meeple 1,0 field@EL
put figure p3 meeple 0,0 field@EL
put figure p3 meeple 1,0 field@EL
put figure p0 meeple 0,0 field@EL
put end
events
#- player=0 points
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p1:2,p2:2,p3:2 final=1
#~ scored-field rule=FARM-6 player=2 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p1:2,p2:2,p3:2 final=1
#~ scored-field rule=FARM-6 player=3 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p1:2,p2:2,p3:2 final=1
score
#= 0 6 6 6

setup carcassonne edition=first players=2
put empty
put bag none
# a farmer more on a small field does not help on the large one
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 meeple 0,0 field@SL
put figure p0 meeple 0,1 field@NL
put figure p1 meeple 1,1 field@NL
put figure p1 meeple 0,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@ER/0,0 cities=1 majority=p0:2,p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p1:1 final=1
score
#= 3 6
