#id PUT-lady
#rules MSG-1
#what The lady is put after the score, with as many of its points.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put score p0 12
put lady p0 5
view
#~ score p0 12
#~ lady p0 5
put lady p0 13
#! syntax
put lady p2 1
#! syntax
put lady p0 -1
#! syntax
put score p0 20
view
#~ lady p0 0
