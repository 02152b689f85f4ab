#id BASE-P1
#rules BASE-P1
#what One tile is drawn and shown to everybody; only tiles that are left can be drawn.
setup carcassonne edition=bb6 players=3
play draw:C
events
#= drawn rule=BASE-P1 player=0 tile=C
view p0
#~ current C
view p2
#~ current C
#~ bag 70 A 2 B 4 D 3
view spectator
#~ current C
play place:0,-1,R0 pass
view
#- current
play draw:C
#! illegal: none-left rule=BASE-P1 tile=C
legal
#- draw:C
play draw:ZZ
#! argument: no-such-tile word=ZZ
turn
#= chance draw
put bag none
put bag U 2
put bag V 1
chance
#= draw:U 2/3 0.666667
#= draw:V 1/3 0.333333
