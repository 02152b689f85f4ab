#id PUT-supply
#rules WHL-5
#what Presets never make more meeples than a player has, those on crown spaces included.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put wheel p0 meeple taxes
put supply p0 meeple 7
#! argument: put supply pN KIND COUNT: COUNT is 0 to 6
