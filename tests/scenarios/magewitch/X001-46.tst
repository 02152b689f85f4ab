#id X001-46
#rules MAG-6 BASE-S8
#what A completed city of eight tiles and two pennants with the mage, red and blue level: 28 each.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put tile F 2,0 R0
put tile G 3,0 R0
put tile R 4,0 R0
put tile E 4,-1 R180
put tile E 6,0 R270
put magic mage 1,0 city@E
put figure p0 meeple 0,0 city@E
put figure p1 meeple 6,0 city@W
put bag G 1
put bag B 1
play draw:G place:5,0,R0 pass
events
#~ scored-city rule=MAG-6 player=0 points=28
#~ scored-city rule=MAG-6 player=1 points=28
#~ tiles=8 pennants=2 majority=p0:1,p1:1 final=0
score
#= 28 28
view
#- mage
