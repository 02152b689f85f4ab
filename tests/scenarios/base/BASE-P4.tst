#id BASE-P4
#rules BASE-P4
#what A tile that fits nowhere leaves the game and the same player draws another one, again and again if need be.
setup carcassonne edition=first players=2
put empty
put bag none
put tile U 0,0 R90
put bag C 2
put bag F 1
put bag U 2
put turn p1
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=4
turn
#= chance draw
view
#~ turn p1
#- current
#~ bag 4 C 1 F 1 U 2
#~ gone 1 C 1
# the second one fits nowhere either
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=3
view
#~ turn p1
#~ gone 2 C 2
# F fits with its field to a field side
play draw:F
events
#= drawn rule=BASE-P1 player=1 tile=F
turn
#= p1 place
legal
#= place:0,-1,R0 place:0,1,R0
play place:0,1,R0 pass
view
#~ turn p0
#~ bag 2 U 2
#~ gone 2 C 2

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile U 0,0 R90
put bag C 2
put bag F 1
put bag U 2
put turn p1
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=4
turn
#= chance draw
view
#~ turn p1
#- current
#~ bag 4 C 1 F 1 U 2
#~ gone 1 C 1
# the second one fits nowhere either
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=3
view
#~ turn p1
#~ gone 2 C 2
# F fits with its field to a field side
play draw:F
events
#= drawn rule=BASE-P1 player=1 tile=F
turn
#= p1 place
legal
#= place:0,-1,R0 place:0,1,R0
play place:0,1,R0 pass
view
#~ turn p0
#~ bag 2 U 2
#~ gone 2 C 2

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile U 0,0 R90
put bag C 2
put bag F 1
put bag U 2
put turn p1
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=4
turn
#= chance draw
view
#~ turn p1
#- current
#~ bag 4 C 1 F 1 U 2
#~ gone 1 C 1
# the second one fits nowhere either
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=3
view
#~ turn p1
#~ gone 2 C 2
# F fits with its field to a field side
play draw:F
events
#= drawn rule=BASE-P1 player=1 tile=F
turn
#= p1 place
legal
#= place:0,-1,R0 place:0,1,R0
play place:0,1,R0 pass
view
#~ turn p0
#~ bag 2 U 2
#~ gone 2 C 2

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile U 0,0 R90
put bag C 2
put bag F 1
put bag U 2
put turn p1
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=4
turn
#= chance draw
view
#~ turn p1
#- current
#~ bag 4 C 1 F 1 U 2
#~ gone 1 C 1
# the second one fits nowhere either
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=3
view
#~ turn p1
#~ gone 2 C 2
# F fits with its field to a field side
play draw:F
events
#= drawn rule=BASE-P1 player=1 tile=F
turn
#= p1 place
legal
#= place:0,-1,R0 place:0,1,R0
play place:0,1,R0 pass
view
#~ turn p0
#~ bag 2 U 2
#~ gone 2 C 2
