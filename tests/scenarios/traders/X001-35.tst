#id X001-35
#rules TRD-P3
#what Red, blue and green share a field with two cities; red and blue have pigs there: 8, 8 and 6.
setup carcassonne edition=bb6 players=3 modules=traders
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
put figure p1 meeple 0,0 field@EL
put figure p2 meeple 1,0 field@EL
put figure p0 pig 1,0 field@EL
put figure p1 pig 0,0 field@EL
put end
events
#~ player=0 points=8 feature=field@EL/0,0 cities=2 majority=p0:1,p1:1,p2:1 final=1
#~ player=1 points=8
#~ scored-field rule=FARM-6 player=2 points=6
score
#= 8 8 6
