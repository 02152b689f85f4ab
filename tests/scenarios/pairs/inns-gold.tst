#id inns-gold
#rules GLD-4 INN-7
#what A big meeple's majority takes the bars.
setup carcassonne edition=bb6 players=2 modules=inns,gold
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put bars 0,0 1
put bars 1,0 1
put figure p0 meeple 0,0 city@E
put figure p1 big 1,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=1 points=8
view
#~ bars p1 2
#- bars p0
