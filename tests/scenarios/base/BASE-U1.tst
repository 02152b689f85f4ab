#id BASE-U1
#rules BASE-U1
#what The start tile lies face up in the middle and all other tiles can be drawn; the start tile is an option.
setup carcassonne edition=first players=2
#~ start=D
view
#~ tile D 0,0 R0
#~ bag 71 A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
#~ gone 0
turn
#= chance draw

setup carcassonne edition=c2 players=2
#~ start=D
view
#~ tile D 0,0 R0
#~ bag 71 A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
#~ gone 0
turn
#= chance draw

setup carcassonne edition=bb5 players=2
#~ start=D
view
#~ tile D 0,0 R0
#~ bag 72 A 2 B 4 C 1 D 4 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
#~ gone 0
turn
#= chance draw

setup carcassonne edition=bb6 players=2
#~ start=D
view
#~ tile D 0,0 R0
#~ bag 71 A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1
#~ gone 0
turn
#= chance draw

# every other tile is one way to draw: weight = copies
setup carcassonne edition=bb6 players=2
chance
#~ draw:A 2/71
#~ draw:D 3/71
#~ draw:V 9/71
#~ draw:X 1/71

# another start tile: it leaves the pile, D goes back into it
setup carcassonne edition=first players=2 start=C
#~ start=C
view
#~ tile C 0,0 R0
#~ bag 71 A 2 B 4 D 4 E 5
#- tile D
play draw:C
#! illegal: none-left rule=BASE-P1 tile=C

# the 72 tiles of another box
setup carcassonne edition=bb5 tiles=base players=2
view
#~ bag 71 A 2 B 4 C 1 D 3 E 5 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 8 V 9 W 4 X 1

setup carcassonne edition=bb6 players=2 start=ZZ
#! setup: start-tile rule=BASE-U1 word=ZZ
