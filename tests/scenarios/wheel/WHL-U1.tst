#id WHL-U1
#rules WHL-U1
#what As a base game: the twelve tiles are mixed in, the start tile lies in the middle, symbols mean nothing.
setup carcassonne edition=bb5 players=2 modules=wheel wheel=tiles
view
#~ tile D 0,0 R0
#~ bag 84 A 2
#~ D 4
#~ RadA 1 RadB 1 RadC 1 RadD 1 RadE 1 RadF 1 RadG 1 RadH 1 RadI 1 RadJ 1 RadK 1 RadL 1
#~ U 8 V 9
#- _w
#- pig
#- board
play draw:RadK place:1,0,R0
events
#= drawn rule=BASE-P1 player=0 tile=RadK
#= placed rule=BASE-P2 player=0 tile=RadK square=1,0 turn=R0 shows=road
legal
#- crown
play meeple:crown@taxes
#! illegal
play pass
play draw:U_w3
events
#= drawn rule=BASE-P1 player=1 tile=U
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=wheel wheel=tiles
put wheel taxes
#! illegal: This game is played without the wheel board
