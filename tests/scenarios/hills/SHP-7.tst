#id SHP-7
#rules SHP-7
#what A shepherd is no meeple: he counts in no majority and scores no field.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put tile E 0,-1 R180
put figure p0 shepherd 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=1 points=3
#~ majority=p1:1 final=1
score
#= 0 3
