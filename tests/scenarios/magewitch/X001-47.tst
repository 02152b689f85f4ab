#id X001-47
#rules MAG-6 MAG-7
#what Two roads completed at once: blue's five tiles with the witch 3, red's three tiles with the mage 6.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile U 3,0 R90
put tile W 4,0 R180
put magic witch 3,0 road@W
put magic mage -1,0 road@E
put figure p1 meeple 4,0 road@W
put figure p0 meeple -2,0 road@E
put bag W 1
put bag B 1
play draw:W place:0,0,R0 pass
events
#~ scored-road rule=MAG-6 player=1 points=3
#~ scored-road rule=MAG-6 player=0 points=6
score
#= 6 3
view
#- mage
#- witch
