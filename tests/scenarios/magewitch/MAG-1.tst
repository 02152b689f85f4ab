#id MAG-1
#rules MAG-1
#what Eight tiles with the symbol; mage and witch start beside the board.
setup carcassonne edition=bb6 players=2 modules=magewitch
view
#~ bag 79
#~ MaHeA 1 MaHeB 1 MaHeC 1 MaHeD 1 MaHeE 1 MaHeF 1 MaHeG 1 MaHeH 1
#- mage
#- witch
setup carcassonne edition=bb6 players=2
view
#- MaHe
put magic mage 0,0 city@N
#! syntax
