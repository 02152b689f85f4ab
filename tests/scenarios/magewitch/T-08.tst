#id T-08
#rules MAG-6
#what The witch on an odd value: 7 becomes 4.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put tile U 3,0 R90
put tile U 4,0 R90
put tile U 5,0 R90
put magic witch 3,0 road@E
put figure p0 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:6,0,R180 pass
events
#~ scored-road rule=MAG-6 player=0 points=4
#~ tiles=7
score
#= 4 0
