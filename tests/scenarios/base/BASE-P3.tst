#id BASE-P3
#rules BASE-P3
#what Road to road, city to city, field to field, on every side that touches; monasteries match nothing.
setup carcassonne edition=bb5 players=2
# D shows a city to the north, roads east and west, a field south
# beside the city: no field, no road
play draw:E
play place:0,-1,R0
#! illegal: no-match rule=BASE-P3 tile=E square=0,-1 turn=R0 side=S
undo
play draw:U
play place:0,-1,R0
#! illegal: no-match rule=BASE-P3 tile=U square=0,-1 turn=R0 side=S
undo
# beside the road: no field, no city
play draw:E
play place:1,0,R0
#! illegal: no-match rule=BASE-P3 tile=E square=1,0 turn=R0 side=W
undo
play draw:E
play place:1,0,R270
#! illegal: no-match rule=BASE-P3 tile=E square=1,0 turn=R270 side=W
undo
# beside the field: no road, no city
play draw:U
play place:0,1,R0
#! illegal: no-match rule=BASE-P3 tile=U square=0,1 turn=R0 side=N
undo
play draw:E
play place:0,1,R0
#! illegal: no-match rule=BASE-P3 tile=E square=0,1 turn=R0 side=N
undo
play draw:E
legal
#= place:0,-1,R180 place:0,1,R90 place:0,1,R180 place:0,1,R270
undo
play draw:U
legal
#= place:-1,0,R90 place:0,1,R90 place:1,0,R90
undo
# all contacts must match: at 1,0 a road west and a field north
put empty
put bag none
put tile D 0,0 R0
put tile B 1,-1 R0
put bag W 1
play draw:W
legal
#~ place:1,0,R0
#- place:1,0,R90
#- place:1,0,R180
#- place:1,0,R270
play place:1,0,R90
#! illegal: no-match rule=BASE-P3 tile=W square=1,0 turn=R90 side=N
play place:1,0,R270
#! illegal: no-match rule=BASE-P3 tile=W square=1,0 turn=R270 side=N

# four contacts: city, road, field, road meet in one hole
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile E 0,-1 R180
put tile U 1,0 R90
put tile B 0,1 R0
put tile U -1,0 R90
put bag D 1
put bag K 1
put bag B 1
play draw:D
legal
#~ place:0,0,R0
#- place:0,0,R90
#- place:0,0,R180
#- place:0,0,R270
play place:0,0,R180
#! illegal: no-match rule=BASE-P3 tile=D square=0,0 turn=R180 side=N
play place:0,0,R0
undo
undo
play draw:K
legal
#- place:0,0
# monasteries may lie side by side
undo
play draw:B place:0,2,R0 meeple:monastery
view
#~ tile B 0,1 R0
#~ tile B 0,2 R0
