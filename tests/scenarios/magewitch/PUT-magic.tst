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
#! cannot be put
put magic mage 0,1 monastery
#! cannot be put
put magic mage 0,0 field@SL
#! cannot be put
put magic mage 9,9 road@E
#! cannot be put
put magic imp 0,0 road@E
#! cannot be put
put magic mage 0,0 road@E
put magic witch 0,0 road@W
#! cannot be put
view
#~ mage 0,0 road@E
#- witch
