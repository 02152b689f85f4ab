#id TRD-P3-says
#rules TRD-P3
#what Final scoring names the rule of the pig for the points it brings, and only for its owner.
setup carcassonne edition=bb5 players=2 modules=traders
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
put figure p0 pig 1,0 field@EL
put end
events
#~ scored-field rule=TRD-P3 player=0 points=8
#~ scored-field rule=FARM-6 player=1 points=6
