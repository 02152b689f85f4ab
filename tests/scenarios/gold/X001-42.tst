#id X001-42
#rules GLD-2
#what Red places a gold tile: one bar on it, one on a neighbour.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile W 0,0 R0
put tile X 0,1 R0
put bag GoldF 1
put bag B 1
play draw:GoldF place:1,0,R0
legal
#= gold:0,0 gold:0,1
play gold:0,1
events
#~ gold rule=GLD-2 player=0 square=0,1
view
#~ gold 1,0 1
#~ gold 0,1 1
#- gold 0,0
turn
#= p0 figure
