#id PUT-bars
#rules GLD-1
#what Bars are put before a player or on a tile that lies there, at most the sixteen of the box.
setup carcassonne edition=bb6 players=2 modules=gold
put bars 9,9 1
#! cannot be put
put bars p5 1
#! cannot be put
put bars p0 17
#! cannot be put
put bars 0,0 17
#! cannot be put
put bars 0,0 2
put bars p0 3
view
#~ bars p0 3
#~ gold 0,0 2
put bars 0,0 0
view
#- gold 0,0
