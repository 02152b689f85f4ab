#id PUT-SAYS
#rules BASE-P2 BASE-P3
#what A refused preset names its square, tile and place, as a refused action does.
setup carcassonne edition=bb6 players=2 farmers=off
put tile U 0,0 R0
#! There is a tile at 0,0 already. [BASE-P2]
put tile U 0,1 R0
#! Tile U turned R0 does not continue the landscape at 0,1 (side N). [BASE-P3]
put tile U 200,0 R0
#! The square 200,0 is too far out.
put figure p0 meeple 3,3 road@N
#! There is no tile at 3,3. [BASE-M3]
put figure p0 meeple 0,0 field@EL
#! This game is played without farmers. [FARM-9]
