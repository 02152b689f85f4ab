#id BASE-E1a
#rules BASE-E1a
#what The game ends after the turn of the last tile; a last tile that fits nowhere just leaves.
setup carcassonne edition=bb5 players=2
#~ end=last_tile
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put bag U 1
put turn p1
play draw:U place:1,0,R90
# the last turn has its meeple step
turn
#= p1 figure
legal
#= meeple:field@NL meeple:field@ER pass
play pass
events
#= ended rule=BASE-E1a
#= scored-road rule=BASE-E2 player=0 points=2 feature=road@E/0,0 tiles=2 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= result rule=BASE-E7 scores=2:0 winners=p0
turn
#= over over
legal
#=
play draw:U
#! over:
play pass
#! over:

setup carcassonne edition=first players=2
#~ end=last_tile
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put bag U 1
put turn p1
play draw:U place:1,0,R90
# the last turn has its meeple step
turn
#= p1 figure
legal
#= meeple:field@NL meeple:field@ER pass
play pass
events
#= ended rule=BASE-E1a
#= scored-road rule=BASE-E2 player=0 points=2 feature=road@E/0,0 tiles=2 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= result rule=BASE-E7 scores=2:0 winners=p0
turn
#= over over
legal
#=
play draw:U
#! over:
play pass
#! over:

setup carcassonne edition=bb6 players=2 end=last_tile
#~ end=last_tile
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put bag U 1
put turn p1
play draw:U place:1,0,R90
# the last turn has its meeple step
turn
#= p1 figure
legal
#= meeple:field@NL meeple:field@ER pass
play pass
events
#= ended rule=BASE-E1a
#= scored-road rule=BASE-E2 player=0 points=2 feature=road@E/0,0 tiles=2 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= result rule=BASE-E7 scores=2:0 winners=p0
turn
#= over over
legal
#=
play draw:U
#! over:
play pass
#! over:

# what completes in the last turn is scored as completed, then the end comes
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put bag E 1
play draw:E place:2,0,R270 meeple:field@NL
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ ended rule=BASE-E1a
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@NL/2,0 cities=1 majority=p0:1 final=1
score
#= 11 0

# tiles that fit nowhere are still drawn, one after the other, to the end
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile B 0,0 R0
put bag B 1
put bag C 2
play draw:B place:1,0,R0 pass
turn
#= chance draw
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C left=1
turn
#= chance draw
play draw:C
events
#= drawn rule=BASE-P1 player=1 tile=C
#= discarded rule=BASE-P4 player=1 tile=C
#= ended rule=BASE-E1a
#= result rule=BASE-E7 scores=0:0 winners=p0,p1
view
#~ phase over
#~ bag 0
#~ gone 2 C 2
