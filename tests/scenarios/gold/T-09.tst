#id T-09
#rules GLD-7
#what 1, 3, 4, 6, 7, 9 and 10 bars are worth 1, 3, 8, 12, 21, 27 and 40.
setup carcassonne edition=bb6 players=6 modules=gold
put bars p0 1
put bars p1 3
put bars p2 4
put bars p3 6
put bars p4 7
put bars p5 9
put end
score
#= 1 3 8 12 21 27
setup carcassonne edition=bb6 players=2 modules=gold
put bars p1 10
put end
events
#~ scored-gold rule=GLD-7 player=1 points=40
score
#= 0 40
