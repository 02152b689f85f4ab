#id T-18
#rules BASE-E1a BASE-E1b BASE-P4
#what The last tile in the pile fits nowhere: the game ends without a further turn.
# bb6: nothing that is left fits, the game ends at once
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag U 1
put bag C 1
play draw:U place:1,0,R90 pass
events
#~ ended rule=BASE-E1b
#~ scored-road rule=BASE-E2 player=1 points=2
#- discarded
#~ result rule=BASE-E7 scores=0:2 winners=p1
turn
#= over over
view
#~ bag 1 C 1
#~ gone 0
play draw:C
#! over:

# c2: nothing that is left fits, the game ends at once
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag U 1
put bag C 1
play draw:U place:1,0,R90 pass
events
#~ ended rule=BASE-E1b
#~ scored-road rule=BASE-E2 player=1 points=2
#- discarded
#~ result rule=BASE-E7 scores=0:2 winners=p1
turn
#= over over
view
#~ bag 1 C 1
#~ gone 0
play draw:C
#! over:

# bb5: the last tile is drawn, fits nowhere and leaves; no further turn
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag U 1
put bag C 1
play draw:U place:1,0,R90 pass
turn
#= chance draw
legal
#= draw:C
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C
#= ended rule=BASE-E1a
#= scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= result rule=BASE-E7 scores=0:2 winners=p1
turn
#= over over
view
#~ bag 0
#~ gone 1 C 1

# first: the last tile is drawn, fits nowhere and leaves; no further turn
setup carcassonne edition=first players=2
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag U 1
put bag C 1
play draw:U place:1,0,R90 pass
turn
#= chance draw
legal
#= draw:C
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C
#= ended rule=BASE-E1a
#= scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= result rule=BASE-E7 scores=0:2 winners=p1
turn
#= over over
view
#~ bag 0
#~ gone 1 C 1
