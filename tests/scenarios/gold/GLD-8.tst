#id GLD-8
#rules GLD-8 BASE-T1
#what The order: tile, bars, figure, scoring, handing out bars.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,-1 R180
put tile E -1,0 R90
put tile W 1,0 R0
put tile W 0,1 R90
put figure p1 meeple 1,0 road@W
put bag GoldB 1
put bag B 1
play draw:GoldB
turn
#= p0 place
play place:0,0,R0
turn
#= p0 gold
play gold:-1,0
turn
#= p0 figure
view
#~ gold -1,0 1
#~ gold 0,0 1
# a knight placed now scores the city completed by this tile, and takes part
play meeple:city@N
events
#~ scored-road rule=BASE-S2 player=1 points=3
#~ scored-city rule=BASE-S4 player=0 points=6
turn
#= p0 share
score
#= 6 3
view
#~ supply p0 meeple 7
play bar:-1,0
view
#~ bars p0 1
#~ bars p1 1
