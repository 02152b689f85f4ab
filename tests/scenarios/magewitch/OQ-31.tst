#id OQ-31
#rules OQ-31 MAG-2 MAG-4
#what Where a magic figure stands on the only unfinished road or city nothing is removed: it stays.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put tile E 5,0 R0
put magic mage 5,0 city@N
put bag MaHeD 1
put bag B 1
# both cities of the mage tile are completed by it
play draw:MaHeD place:0,0,R0
turn
#= p0 figure
view
#~ mage 5,0 city@N
play banish:mage
#! [BASE-T1]
play witch:city@N/5,0
#! [BASE-T1]
play pass
view
#~ mage 5,0 city@N

# the two on the only two: both stay
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put tile E 5,0 R0
put tile E 9,0 R0
put magic mage 5,0 city@N
put magic witch 9,0 city@N
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,0,R0
turn
#= p0 figure
view
#~ mage 5,0 city@N
#~ witch 9,0 city@N

# one on what the tile completes, the other on the only unfinished city
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put tile E 5,0 R0
put magic mage 5,0 city@N
put magic witch -1,0 city@E
put figure p1 meeple -1,0 city@E
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,0,R0
turn
#= p0 figure
play pass
score
#= 0 2
view
#~ mage 5,0 city@N
#- witch

# joined on the only unfinished road, and nowhere else to go: one leaves (MAG-3)
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile U 0,0 R90
put tile U 2,0 R90
put magic mage 0,0 road@E
put magic witch 2,0 road@E
put bag U 1
put bag B 1
play draw:U place:1,0,R90
turn
#= p0 magic
legal
#= banish:mage banish:witch
play banish:mage
view
#- mage
#~ witch 2,0 road
