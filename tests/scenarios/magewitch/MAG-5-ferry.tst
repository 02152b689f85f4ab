#id MAG-5-ferry
#rules MAG-5 FER-6
#what Brought together by a ferry they must part before scoring.
setup carcassonne edition=bb6 players=2 modules=magewitch,ferries
put empty
put bag none
put tile W -1,0 R0
put tile FaehrD 0,0 R0
put tile W 1,0 R180
put ferry 0,0 E-S
put tile U 0,1 R0
put magic witch 0,1 road@N
put tile U 5,5 R0
put magic mage 5,5 road@N
put bag U 1
put bag B 1
play draw:U place:0,2,R0 pass
turn
#= p0 sail
play sail:S-W/0,0
turn
#= chance draw

setup carcassonne edition=bb6 players=2 modules=magewitch,ferries
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put ferry 0,0 E-S
put magic witch -1,0 road@E
put magic mage 0,1 road@N
put figure p0 meeple -1,0 road@E
put bag W 1
put bag B 1
play draw:W place:0,2,R90 pass
turn
#= p0 sail
play sail:S-W/0,0
turn
#= p0 part
legal
#= mage:road@E/0,0 mage:road@S/0,2 mage:road@W/0,2 witch:road@E/0,0 witch:road@S/0,2 witch:road@W/0,2
play pass
#! [BASE-T1]
play witch:road@S/0,2
events
#~ magic rule=MAG-2 player=0 who=witch feature=road@S/0,2
view
#~ mage 0,1 road@N
#~ witch 0,2 road@S
#~ turn p1
standing
#= 8 0
