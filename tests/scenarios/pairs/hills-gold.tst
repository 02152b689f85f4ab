#id hills-gold
#rules GLD-4 HIL-3
#what A tie that a hill breaks: its winner takes all the bars.
setup carcassonne edition=bb6 players=2 modules=hills,gold
put empty
put bag none
put tile E 0,0 R90
put tile SchD 2,0 R270
put tile E 2,1 R0
put bars 0,0 2
put bars 2,0 1
put bag G 1
put bag B 1
put figure p0 meeple 0,0 city@E
put figure p1 meeple 2,0 city@W
play draw:G place:1,0,R0 pass
events
#~ scored-city rule=HIL-3 player=1 points=8
view
#~ bars p1 3
#- bars p0
