#id MAG-8
#rules MAG-8 MAG-6
#what The same in final scoring.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put tile U 5,0 R90
put tile U 6,0 R90
put tile U 7,0 R90
put magic mage 1,0 city@E
put magic witch 7,0 road@E
put figure p0 meeple 0,0 city@E
put figure p1 meeple 5,0 road@E
standing
#= 5 2
put end
events
#~ scored-city rule=MAG-8 player=0 points=5
#~ tiles=2 pennants=1 majority=p0:1 final=1
#~ scored-road rule=MAG-8 player=1 points=2
score
#= 5 2
