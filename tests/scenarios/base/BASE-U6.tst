#id BASE-U6
#rules BASE-U6
#what Without expansions Big Box 6 is the base game: its 72 tiles and its rules.
setup carcassonne edition=bb6 players=2 modules=none
#~ edition=bb6
#~ modules=none
view
#~ tile D 0,0 R0
#~ bag 71 A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S4 player=0 points=4
score
#= 4 0

# the gardens of Big Box 6 need abbots: without them a garden tile is plain
setup carcassonne edition=bb6 players=2
play draw:E_G place:0,-1,R180
legal
#= meeple:city@S meeple:field@NL pass
