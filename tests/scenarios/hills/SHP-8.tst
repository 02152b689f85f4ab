#id SHP-8
#rules SHP-8
#what Sheep that are still out at the end are worth nothing.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put tile E 0,-1 R180
put figure p0 shepherd 0,0 field@EL
put flock p0 0 0 3 1
put end
events
#- points
#~ result rule=BASE-E7 scores=0:0
score
#= 0 0
view
#~ supply p0 shepherd 1
#- flock
