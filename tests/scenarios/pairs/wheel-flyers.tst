#id wheel-flyers
#rules FLY-4 FLY-5 WHL-5
#what A machine may carry a meeple onto a feature of the wheel board; crown spaces are reached only from the supply.
setup carcassonne edition=bb6 players=2 modules=wheel,flyers
put empty
put bag none
put bag FlugG 1
put bag B 2
play draw:FlugG place:3,-1,R270
legal
#~ meeple:crown@taxes
#~ meeple:fly
play meeple:fly die:1
turn
#= p0 land
legal
#= land:meeple:city@E/3,0
play land:meeple:city@E/3,0
view
#~ figure p0 meeple 3,0 city@E
