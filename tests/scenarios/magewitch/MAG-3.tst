#id MAG-3
#rules MAG-3
#what Neither goes where the other stands, nor stays on its own road or city.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile D 0,0 R0
put tile U 1,0 R90
put tile E 0,-2 R0
put magic mage 0,0 road@E
put magic witch 0,0 city@N
put magic witch 1,0 road@E
#! illegal: You may not put mage and witch on the same road or in the same city
put bag MaHeD 1
put bag B 1
play draw:MaHeD place:0,1,R0
play witch:road@E/1,0
#! illegal: magic-meets rule=MAG-3
play mage:road@E/1,0
#! illegal: no-magic rule=MAG-2
play mage:city@N/0,0
#! [MAG-3]
play witch:city@N/0,0
#! [MAG-2]
legal
#= mage:city@N/0,-2 mage:city@E/0,1 mage:city@W/0,1 witch:city@N/0,-2 witch:city@E/0,1 witch:city@W/0,1
play witch:city@N/0,-2
view
#~ mage 0,0 road@E
#~ witch 0,-2 city@N
