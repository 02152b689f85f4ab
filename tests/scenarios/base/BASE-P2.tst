#id BASE-P2
#rules BASE-P2
#what A tile must touch another along a side: corners, distant and taken squares are refused.
setup carcassonne edition=first players=2
play draw:B
legal
#= place:0,1,R0
play place:1,1,R0
#! illegal: no-neighbour rule=BASE-P2 square=1,1
play place:-1,-1,R0
#! illegal: no-neighbour rule=BASE-P2 square=-1,-1
play place:5,5,R0
#! illegal: no-neighbour rule=BASE-P2 square=5,5
play place:0,0,R0
#! illegal: taken rule=BASE-P2 square=0,0
turn
#= p0 place
play place:0,1,R0 pass
view
#~ tile B 0,1 R0
# now 1,1 touches a side
play draw:B
legal
#= place:-1,1,R0 place:0,2,R0 place:1,1,R0

setup carcassonne edition=c2 players=2
play draw:B
legal
#= place:0,1,R0
play place:1,1,R0
#! illegal: no-neighbour rule=BASE-P2 square=1,1
play place:-1,-1,R0
#! illegal: no-neighbour rule=BASE-P2 square=-1,-1
play place:5,5,R0
#! illegal: no-neighbour rule=BASE-P2 square=5,5
play place:0,0,R0
#! illegal: taken rule=BASE-P2 square=0,0
turn
#= p0 place
play place:0,1,R0 pass
view
#~ tile B 0,1 R0
# now 1,1 touches a side
play draw:B
legal
#= place:-1,1,R0 place:0,2,R0 place:1,1,R0

setup carcassonne edition=bb5 players=2
play draw:B
legal
#= place:0,1,R0
play place:1,1,R0
#! illegal: no-neighbour rule=BASE-P2 square=1,1
play place:-1,-1,R0
#! illegal: no-neighbour rule=BASE-P2 square=-1,-1
play place:5,5,R0
#! illegal: no-neighbour rule=BASE-P2 square=5,5
play place:0,0,R0
#! illegal: taken rule=BASE-P2 square=0,0
turn
#= p0 place
play place:0,1,R0 pass
view
#~ tile B 0,1 R0
# now 1,1 touches a side
play draw:B
legal
#= place:-1,1,R0 place:0,2,R0 place:1,1,R0

setup carcassonne edition=bb6 players=2
play draw:B
legal
#= place:0,1,R0
play place:1,1,R0
#! illegal: no-neighbour rule=BASE-P2 square=1,1
play place:-1,-1,R0
#! illegal: no-neighbour rule=BASE-P2 square=-1,-1
play place:5,5,R0
#! illegal: no-neighbour rule=BASE-P2 square=5,5
play place:0,0,R0
#! illegal: taken rule=BASE-P2 square=0,0
turn
#= p0 place
play place:0,1,R0 pass
view
#~ tile B 0,1 R0
# now 1,1 touches a side
play draw:B
legal
#= place:-1,1,R0 place:0,2,R0 place:1,1,R0
