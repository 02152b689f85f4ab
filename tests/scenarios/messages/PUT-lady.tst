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
#! argument: put lady pN POINTS: POINTS is 0 to 12
put lady p2 1
#! argument: put lady pN POINTS: pN is p0 to p1
put lady p0 -1
#! argument: put lady pN POINTS: POINTS is 0 to 12
put score p0 20
view
#~ lady p0 0
