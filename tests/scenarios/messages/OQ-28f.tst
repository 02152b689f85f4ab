#id OQ-28f
#rules OQ-28f MSG-L1 MSG-L2 MSG-L8 MAG-8
#what Mage and witch change what a letter's road or city is worth, as at the end of the game; they stay.
setup carcassonne edition=bb6 players=2 modules=messages,magewitch
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put magic mage 1,10 road@E
put tile U 0,20 R90
put tile U 1,20 R90
put tile U 2,20 R90
put figure p0 meeple 0,20 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
# 2 + 2 with the mage, 3 without: the longer one is worth less
play draw:U place:1,50,R90 pass letter:1
legal
#= read:points read:road@E/0,20
play read:road@E/0,20
events
#~ points=3 feature=road@E/0,20
view
#~ mage 1,10 road@E

setup carcassonne edition=bb6 players=2 modules=messages,magewitch
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put magic witch 1,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
# 3 halved and rounded up
play draw:U place:1,50,R90 pass letter:2 read:city@E/0,10
events
#~ points=2 feature=city@E/0,10
view
#~ witch 1,10 city@E
undo 2
play letter:8 recall:meeple:city@E/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=2
view
#~ witch 1,10 city@E
