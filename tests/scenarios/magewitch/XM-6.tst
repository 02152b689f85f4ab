#id XM-6
#rules XM-6 INN-2 INN-3 INN-4 INN-5
#what Inn and cathedral first, then the mage's points; the witch halves last. Without the mage unfinished ones stay at 0.
# completed inn road of three tiles: 6, with the mage 9, with the witch 3
setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put magic mage 1,0 road@E
put figure p0 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass
score
#= 9 0
undo 3
put magic witch 0,0 road@S
put figure p1 meeple 0,0 road@S
play draw:W place:2,0,R180 pass
score
#= 9 0

setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put magic witch 1,0 road@E
put figure p0 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass
score
#= 3 0

# a completed cathedral city of five tiles: 15, with the witch 8, with the mage 20
setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put magic witch 0,0 city@N
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 8 0

setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put magic mage 0,0 city@N
put figure p0 meeple 0,0 city@N
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 20 0

# unfinished: nothing with the witch or without either
setup carcassonne edition=bb6 players=2 modules=magewitch,inns
put empty
put bag none
put tile W 0,0 R0
put tile EB 1,0 R0
put tile EK 5,0 R0
put magic witch 1,0 road@E
put figure p0 meeple 0,0 road@E
put figure p1 meeple 5,0 city@N
put end
score
#= 0 0
