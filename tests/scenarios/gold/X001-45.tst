#id X001-45
#rules GLD-7
#what 102 points and seven bars: 7 x 3 = 21, 123 in all.
setup carcassonne edition=bb6 players=2 modules=gold
put score p0 102
put bars p0 7
put end
events
#~ scored-gold rule=GLD-7 player=0 points=21
score
#= 123 0
winners
#= p0
