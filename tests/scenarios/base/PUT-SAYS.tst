#id PUT-SAYS
#rules BASE-P2 BASE-P3
#what A refused preset names its square, tile and place, as a refused action does.
setup carcassonne edition=bb6 players=2 farmers=off
put tile U 0,0 R0
#! illegal: taken rule=BASE-P2 square=0,0
put tile U 0,1 R0
#! illegal: no-match rule=BASE-P3 tile=U square=0,1 turn=R0 side=N
put tile U 200,0 R0
#! illegal: put-square square=200,0
put figure p0 meeple 3,3 road@N
#! illegal: put-no-tile rule=BASE-M3 square=3,3
put figure p0 meeple 0,0 field@EL
#! illegal: farmers-off rule=FARM-9 figure=meeple spot=field@EL
