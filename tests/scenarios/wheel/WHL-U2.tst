#id WHL-U2
#rules WHL-U2
#what As an expansion: the board starts the game instead of the start tile, its landscape scores, the pig stands on Fortune.
setup carcassonne edition=bb5 players=2 modules=wheel
view
#~ board wheel 0,0
#~ pig fortune
#~ bag 84 A 2
#~ D 4
#- tile
play draw:D
play place:0,0,R0
#! illegal: taken rule=BASE-P2 square=0,0
play place:1,1,R0
#! [BASE-P2]

setup carcassonne edition=bb5 players=2 modules=wheel wheel=board start_in_bag=on
# OQ-23: the start tile is out of the game, or mixed in
view
#~ pig fortune
#~ bag 85 A 2
#~ D 5

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# all sixteen sides of the board: C F R F round its border
put bag C 1
put bag W 1
play draw:C
legal
#= place:-1,0,R0 place:0,-1,R0 place:1,4,R0 place:4,0,R0

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag B 1
put bag A 1
play draw:B
legal
#= place:-1,1,R0 place:-1,2,R0 place:0,4,R0 place:1,-1,R0 place:2,4,R0 place:3,-1,R0 place:3,4,R0 place:4,1,R0 place:4,3,R0
# any of them at any time; every covered square is a tile beside a monastery
play place:1,-1,R0 meeple:monastery
play draw:A
legal
#~ place:2,-1,R0
#~ place:4,2,R90
#~ place:-1,3,R270
put end
#! only between two turns
play place:4,2,R90 pass
events
#~ scored-monastery rule=BASE-E4 player=0 points=4 feature=monastery/1,-1 tiles=4

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# roads end at the wheel, and each part of the board counts as one tile
put bag W 1
put bag E 1
put bag I 1
put bag B 1
play draw:W place:2,-1,R0 meeple:road@S
events
#~ scored-road rule=BASE-S2 player=0 points=2
#~ tiles=2 majority=p0:1 final=0
play draw:E place:4,0,R270 meeple:city@W
events
#~ scored-city rule=BASE-S4 player=1 points=4
score
#= 2 4
# the corner city has two sides
play draw:I place:0,-1,R180 meeple:city@S
events
#- scored-city
