#id BASE-E1b
#rules BASE-E1b
#what The game ends as soon as no tile that is left can be placed, or none is left.
setup carcassonne edition=bb6 players=2
#~ end=no_place
put empty
put bag none
put tile B 0,0 R0
put figure p1 meeple 0,0 monastery
put bag B 1
put bag C 2
play draw:B place:1,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=B
#= placed rule=BASE-P2 player=0 tile=B square=1,0 turn=R0 shows=monastery
#= ended rule=BASE-E1b
#= scored-monastery rule=BASE-E4 player=1 points=2 feature=monastery/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= result rule=BASE-E7 scores=0:2 winners=p1
view
#~ phase over
#~ bag 2 C 2
#~ gone 0
play draw:C
#! over:

setup carcassonne edition=c2 players=2
#~ end=no_place
put empty
put bag none
put tile B 0,0 R0
put figure p1 meeple 0,0 monastery
put bag B 1
put bag C 2
play draw:B place:1,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=B
#= placed rule=BASE-P2 player=0 tile=B square=1,0 turn=R0 shows=monastery
#= ended rule=BASE-E1b
#= scored-monastery rule=BASE-E4 player=1 points=2 feature=monastery/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= result rule=BASE-E7 scores=0:2 winners=p1
view
#~ phase over
#~ bag 2 C 2
#~ gone 0
play draw:C
#! over:

setup carcassonne edition=first players=2 end=no_place
#~ end=no_place
put empty
put bag none
put tile B 0,0 R0
put figure p1 meeple 0,0 monastery
put bag B 1
put bag C 2
play draw:B place:1,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=B
#= placed rule=BASE-P2 player=0 tile=B square=1,0 turn=R0 shows=monastery
#= ended rule=BASE-E1b
#= scored-monastery rule=BASE-E4 player=1 points=2 feature=monastery/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= result rule=BASE-E7 scores=0:2 winners=p1
view
#~ phase over
#~ bag 2 C 2
#~ gone 0
play draw:C
#! over:

# while one tile fits the game goes on; the others are discarded on the way
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile B 0,0 R0
put bag C 1
put bag B 2
play draw:C
events
#= drawn rule=BASE-P1 player=0 tile=C
#= discarded rule=BASE-P4 player=0 tile=C left=2
turn
#= chance draw
play draw:B place:1,0,R0 pass
turn
#= chance draw
# the pile is empty
play draw:B place:2,0,R0 meeple:monastery
events
#~ ended rule=BASE-E1b
#~ scored-monastery rule=BASE-E4 player=1 points=2
turn
#= over over
score
#= 0 2
