#id MAG-5
#rules MAG-5 MAG-6
#what A tile that joins their roads: the active player must move one of them before any figure and before scoring.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put magic mage 0,0 road@E
put magic witch 2,0 road@W
put figure p1 meeple 0,0 road@E
put bag U 1
put bag B 1
play draw:U place:1,0,R90
turn
#= p0 magic
legal
#= mage:road@S/0,0 mage:road@W/0,0 mage:road@N/2,0 mage:road@E/2,0 witch:road@S/0,0 witch:road@W/0,0 witch:road@N/2,0 witch:road@E/2,0
play pass
#! [BASE-T1]
play witch:road@S/0,0
events
#~ magic rule=MAG-2 player=0 who=witch feature=road@S/0,0
play pass
events
#~ scored-road rule=MAG-6 player=1 points=6
score
#= 0 6
view
#~ witch 0,0 road@S
#- mage
undo 2
play mage:road@E/2,0 pass
events
#~ scored-road rule=MAG-6 player=1 points=2
score
#= 0 2
view
#~ mage 2,0 road@E
#- witch

# joined without another road or city: one of them leaves
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E -1,0 R90
put tile E 1,0 R270
put magic mage -1,0 city@E
put magic witch 1,0 city@W
put figure p0 meeple -1,0 city@E
put bag G 1
put bag B 1
play draw:G place:0,0,R0
legal
#= banish:mage banish:witch
play banish:mage pass
score
#= 3 0
