#id MAG-6
#rules MAG-6
#what Mage: a point more for every tile. Witch: half, rounded up. Goods, fields and monasteries are none of their business.
# a city of three tiles and a pennant: 8, with the mage 11, with the witch 4
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put magic mage 1,0 city@E
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=MAG-6 player=0 points=11
#~ tiles=3 pennants=1 majority=p0:1 final=0
score
#= 11 0

setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put magic witch 1,0 city@E
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=MAG-6 player=0 points=4
score
#= 4 0

# another road of the same tile is not theirs
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put magic mage 0,0 road@S
put magic witch 0,0 road@W
put figure p0 meeple 0,0 road@E
put bag U 1
put bag B 1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
score
#= 3 0
