#id MAG-2
#rules MAG-2
#what After a mage tile and before any figure, mage or witch must go to a part of an unfinished road or city, anywhere.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile D 0,0 R0
put tile E 5,0 R0
put tile E 5,-1 R180
put tile B 6,0 R0
put bag MaHeD 1
put bag B 2
play draw:MaHeD place:0,1,R0
turn
#= p0 magic
legal
#= mage:road@E/0,0 mage:city@N/0,0 mage:city@E/0,1 mage:city@W/0,1 witch:road@E/0,0 witch:city@N/0,0 witch:city@E/0,1 witch:city@W/0,1
play pass
#! [BASE-T1]
play meeple:city@E
#! [BASE-T1]
# a completed city, a monastery and a field are no place for them
play mage:city@N/5,0
#! [MAG-2]
play mage:monastery/6,0
#! [MAG-2]
play witch:field@SL/0,0
#! [MAG-2]
play mage:city@E/0,1
events
#~ magic rule=MAG-2 player=0 who=mage feature=city@E/0,1
turn
#= p0 figure
view
#~ mage 0,1 city@E
#- witch
# a city with the mage can be occupied as any other
play meeple:city@E
view
#~ figure p0 meeple 0,1 city@E
# an ordinary tile moves nobody
play draw:B place:0,2,R0
turn
#= p1 figure

# the next mage tile may move the mage or bring in the witch
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile D 0,0 R0
put magic mage 0,0 road@E
put bag MaHeD 1
put bag B 2
play draw:MaHeD place:0,1,R0
legal
#= mage:city@N/0,0 mage:city@E/0,1 mage:city@W/0,1 witch:city@N/0,0 witch:city@E/0,1 witch:city@W/0,1
play mage:city@N/0,0
view
#~ mage 0,0 city@N
undo
play witch:city@N/0,0
view
#~ mage 0,0 road@E
#~ witch 0,0 city@N
