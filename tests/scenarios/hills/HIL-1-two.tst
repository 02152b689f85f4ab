#id HIL-1-two
#rules HIL-1 OQ-14
#what Two hill tiles hide two tiles; the game is over when only those are left.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag SchA 1
put bag SchC 1
put bag B 3
play draw:SchA place:1,0,R180 pass
view
#~ hidden 1
play draw:SchC
events
#= drawn rule=BASE-P1 player=1 tile=SchC
#= hidden rule=HIL-1
view
#~ hidden 2
#~ bag 3 B 3
play place:0,1,R90 pass
turn
#= chance draw
play draw:B place:-1,0,R0 pass
turn
#= over over

# the only tile left lies under the first hill: the second hides nothing
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag SchA 1
put bag SchC 1
put bag B 1
play draw:SchA place:1,0,R180 pass
play draw:SchC
events
#- hidden
view
#~ hidden 1
#~ bag 1 B 1
play place:0,1,R90 pass
turn
#= over over
