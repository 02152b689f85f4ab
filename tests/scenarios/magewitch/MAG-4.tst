#id MAG-4
#rules MAG-4
#what With no unfinished road or city one of them leaves the board; which one, the player chooses; with neither there, nothing.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put magic mage -1,0 city@E
put magic witch 1,0 city@W
put figure p0 meeple -1,0 city@E
put figure p1 meeple 1,0 city@W
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,0,R0
turn
#= p0 magic
legal
#= banish:mage banish:witch
play pass
#! [BASE-T1]
play banish:witch
events
#~ banished rule=MAG-4 who=witch
view
#~ mage -1,0 city@E
#- witch
# the cities are scored: 4 + 2 with the mage, 4 without the witch
play pass
score
#= 6 4
view
#- mage
undo 2
play banish:mage pass
score
#= 4 2

# one on the board
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put magic mage -1,0 city@E
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,0,R0
legal
#= banish:mage
play banish:witch
#! illegal: no-magic rule=MAG-4
play banish:mage
view
#- mage

# none on the board
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,0,R0
turn
#= p0 figure
