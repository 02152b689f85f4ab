#id MAG-7
#rules MAG-7
#what After its road or city is completed a magic figure stands beside the board again, also if nobody scored, and may come back.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put magic witch 0,0 city@E
put tile U 5,0 R0
put bag E 1
put bag MaHeD 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ completed rule=BASE-S12
#~ banished
#~ who=witch
view
#- witch
play draw:MaHeD place:0,1,R0 witch:road@N/5,0
view
#~ witch 5,0 road@N

# scored: the figure leaves too, the other one stays
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put tile U 5,0 R0
put magic mage 0,0 city@E
put magic witch 5,0 road@N
put figure p1 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 0 6
view
#- mage
#~ witch 5,0 road@N
