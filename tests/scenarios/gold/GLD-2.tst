#id GLD-2
#rules GLD-2 GLD-8
#what After a gold tile one bar goes on it and one on a tile beside it, in eight directions; a tile may hold several.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile GoldF 0,0 R0
put tile X 0,-1 R0
put tile X 1,-1 R0
put tile X 2,-1 R0
put tile X 2,0 R0
put tile X 2,1 R0
put tile X 1,1 R0
put tile X 0,1 R0
put tile X 3,0 R0
put bag GoldA 2
put bag B 1
put bars 0,0 1
play draw:GoldA place:1,0,R0
turn
#= p0 gold
legal
#= gold:0,-1 gold:0,0 gold:0,1 gold:1,-1 gold:1,1 gold:2,-1 gold:2,0 gold:2,1
play pass
#! [BASE-T1]
play meeple:road@N
#! [BASE-T1]
play gold:1,0
#! illegal: no-bar rule=GLD-2 square=1,0
play gold:3,0
#! [GLD-2]
play gold:1,2
#! [GLD-2]
play gold:0,0
events
#~ gold rule=GLD-2 player=0 square=0,0
view
#~ gold 0,0 2
#~ gold 1,0 1
#- bars p
turn
#= p0 figure
# another one, on top of the bars there
play pass draw:GoldA place:-1,0,R0
legal
#= gold:0,-1 gold:0,0 gold:0,1
play gold:0,0
view
#~ gold -1,0 1
#~ gold 0,0 3
#~ gold 1,0 1
