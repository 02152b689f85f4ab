#id T-07
#rules XM-6 MAG-8 INN-3 INN-5
#what With the mage an unfinished inn road of four tiles is worth 4, an unfinished cathedral city of six tiles and two pennants 6.
setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile U 2,0 R90
put tile U 3,0 R90
put magic mage 2,0 road@E
put figure p0 meeple 0,0 road@E
put end
score
#= 4 0

setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile F 1,0 R0
put tile F 2,0 R0
put magic mage 1,0 city@E
put figure p1 meeple 0,0 city@N
put end
score
#= 0 6
