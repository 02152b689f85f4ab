#id HIL-1
#rules HIL-1
#what Whoever draws a hill tile hides one more tile under it at once; it is out of the game and never seen.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag SchA 1
put bag E 1
put bag B 2
play draw:SchA
events
#= drawn rule=BASE-P1 player=0 tile=SchA
#= hidden rule=HIL-1
turn
#= p0 place
# nobody knows which one it is: all that could be drawn still can
view
#~ hidden 1
#~ bag 3 B 2 E 1
#~ gone 0
view p0
#~ bag 3 B 2 E 1
play place:1,0,R180 meeple:city@S
chance
#= draw:B 2/3 0.666667
#= draw:E 1/3 0.333333
play draw:E place:-1,0,R0 pass
play draw:B place:0,1,R0 pass
# the last B lies under the hill: nothing is left to draw
turn
#= over over
view
#- tile B 0,2

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
# OQ-14: the stack is empty, nothing goes under the hill
put tile E 0,0 R0
put bag SchA 1
play draw:SchA
events
#- hidden
play place:1,0,R180 pass
turn
#= over over
view
#~ hidden 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
# OQ-14: a hill tile that fits nowhere costs two tiles
put tile C 0,0 R0
put bag SchE 1
put bag E 2
play draw:SchE
events
#= drawn rule=BASE-P1 player=0 tile=SchE
#= hidden rule=HIL-1
#= discarded rule=BASE-P4 player=0 tile=SchE left=2
view
#~ turn p0
#~ gone 1 SchE 1
play draw:E place:0,1,R0 pass
turn
#= over over

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
# tiles without a hill hide nothing
put tile E 0,0 R0
put bag SchM 1
put bag B 2
play draw:SchM
events
#= drawn rule=BASE-P1 player=0 tile=SchM
view
#~ hidden 0
