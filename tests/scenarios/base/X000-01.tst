#id X000-01
#rules BASE-P2 BASE-P3
#what Roads and fields go on, city parts go on, city on one side and field on the other; what does not match is refused.
setup carcassonne edition=bb5 players=2
put empty
put tile D 0,0 R0
# 1: road to road, field to field
play draw:D place:1,0,R0 pass
events
#~ placed rule=BASE-P2 player=0 tile=D square=1,0 turn=R0
# 2: city to city
play draw:E place:0,-1,R180 pass
events
#~ placed rule=BASE-P2 player=1 tile=E square=0,-1 turn=R180
# 3: field to the west, city to the south; only one turn does both
play draw:E
legal
#~ place:1,-1,R180
#- place:1,-1,R0
#- place:1,-1,R90
#- place:1,-1,R270
# 4: this way it cannot be placed
play place:1,-1,R0
#! illegal: no-match rule=BASE-P3 tile=E square=1,-1 turn=R0 side=S
play place:1,-1,R270
#! illegal: no-match rule=BASE-P3 tile=E square=1,-1 turn=R270 side=S
turn
#= p0 place
play place:1,-1,R180
turn
#= p0 figure
view
#~ tile E 1,-1 R180
