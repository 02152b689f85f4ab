#id SHP-3-first
#rules SHP-2 SHP-3
#what A shepherd on the very first field of the table keeps his flock; a tile laid elsewhere does not ask him.
setup carcassonne edition=bb6 players=2 modules=hills,flyers
put empty
put bag none
put tile FlugG 0,0 R0
put tile B 9,9 R0
put figure p0 shepherd 0,0 field@WL
put flock p0 1 0 0 0
view
#~ flock p0 1 0 0 0
put bag B 2
play draw:B place:9,10,R0 pass
turn
#= chance draw
