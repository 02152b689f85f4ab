#id BASE-U5
#rules BASE-U5
#what Without the wheel the wheel symbols of Big Box 5 mean nothing: marked and plain copies are one tile.
setup carcassonne edition=bb5 players=2
view
#~ N 3 O 2
#~ U 8 V 9 W 4 X 1
#- _w
legal
#- _w
# a copy with a symbol is drawn and placed like any other, nothing else happens
play draw:U_w3 place:1,0,R90 pass
events
#= drawn rule=BASE-P1 player=0 tile=U
#= placed rule=BASE-P2 player=0 tile=U square=1,0 turn=R90 shows=road
view
#~ U 7 V 9 W 4 X 1
play draw:X_w1 place:2,0,R0 pass
events
#= drawn rule=BASE-P1 player=1 tile=X
#= placed rule=BASE-P2 player=1 tile=X square=2,0 turn=R0 shows=road
score
#= 0 0
