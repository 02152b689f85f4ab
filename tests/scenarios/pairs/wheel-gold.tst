#id wheel-gold
#rules GLD-2 GLD-4 OQ-05
#what The squares of the wheel board are neighbours like tiles: they may hold bars, which belong to their features.
setup carcassonne edition=bb6 players=2 modules=wheel,gold
put empty
put bag none
put bag GoldH 1
put bag E 1
put bag B 2
put figure p0 meeple 3,0 city@E
play draw:GoldH place:3,-1,R180
turn
#= p0 gold
legal
#= gold:2,0 gold:3,0
play gold:3,0 pass
view
#~ gold 3,0 1
#~ gold 3,-1 1
# the board's city is closed with one more tile: its bar is p0's
play draw:E place:4,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=4
view
#~ bars p0 1
#~ gold 3,-1 1
