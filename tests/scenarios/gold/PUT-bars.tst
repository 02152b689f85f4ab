#id PUT-bars
#rules GLD-1
#what Bars are put before a player or on a tile that lies there, at most the sixteen of the box.
setup carcassonne edition=bb6 players=2 modules=gold
put bars 9,9 1
#! illegal: There is no tile at 9,9
put bars p5 1
#! argument: put bars pN|X,Y COUNT: pN is p0 to p1
put bars p0 17
#! argument: put bars pN|X,Y COUNT: COUNT is 0 to 16
put bars 0,0 17
#! argument: put bars pN|X,Y COUNT: COUNT is 0 to 16
put bars 0,0 2
put bars p0 3
view
#~ bars p0 3
#~ gold 0,0 2
put bars 0,0 0
view
#- gold 0,0
