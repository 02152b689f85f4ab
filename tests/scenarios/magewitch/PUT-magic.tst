#id PUT-magic
#rules MAG-2 MAG-3
#what Mage and witch are put on parts of unfinished roads and cities only, never together.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile B 0,1 R0
put magic mage 0,0 city@N
#! illegal: You may move mage and witch only to an unfinished road or city where neither of them stands
put magic mage 0,1 monastery
#! argument: put magic WHO X,Y SPOT: SPOT is one of road@…|city@…
put magic mage 0,0 field@SL
#! argument: put magic WHO X,Y SPOT: SPOT is one of road@…|city@…
put magic mage 9,9 road@E
#! illegal: There is no tile at 9,9
put magic imp 0,0 road@E
#! argument: put magic WHO X,Y SPOT: WHO is one of mage|witch
put magic mage 0,0 road@E
put magic witch 0,0 road@W
#! illegal: You may not put mage and witch on the same road or in the same city
view
#~ mage 0,0 road@E
#- witch
