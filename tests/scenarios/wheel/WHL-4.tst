#id WHL-4
#rules WHL-4 WHL-3
#what After the wheel the tile is placed with a figure on it or on a crown space, also one that has just come back.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel p0 meeple taxes
put supply p0 meeple 0
play draw:U_w1
score
#= 6 0
turn
#= p0 place
play meeple:crown@taxes
#! [BASE-T1]
play place:2,-1,R0
legal
#~ meeple:road@N
#~ meeple:crown@taxes
play meeple:crown@plague
events
#= crown rule=WHL-5 player=0 figure=meeple sector=plague
view
#~ crown p0 meeple plague
#~ supply p0 meeple 0
#~ turn p1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# OQ-07: a tile that fits nowhere has turned the wheel, and so does the next
put tile A 2,-1 R0
put tile A 4,2 R90
put tile A -1,3 R270
put bag X 1
put bag U_w2 1
put bag B 1
put supply p0 meeple 3
put supply p1 meeple 1
play draw:X
events
#= drawn rule=BASE-P1 player=0 tile=X
#= wheel rule=WHL-1 number=1 sector=taxes
#= discarded rule=BASE-P4 player=0 tile=X left=2
view
#~ pig taxes
#~ turn p0
#~ gone 1 X 1
play draw:U_w2
events
#~ wheel rule=WHL-1 number=2 sector=storm
score
#= 3 1
turn
#= p0 place
