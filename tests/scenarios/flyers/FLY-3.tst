#id FLY-3
#rules FLY-3
#what The machine points in one of eight directions and turns with its tile; the die says how far, in a straight line.
setup carcassonne edition=bb6 players=2 modules=flyers,gold
put empty
put bag none
put tile B 0,-1 R0
put tile B 1,-1 R0
put tile B 1,0 R0
put tile B 1,1 R0
put tile B 0,1 R0
put tile B -1,1 R0
put tile B -1,0 R0
put tile B -1,-1 R0
put bag FlugG 1
put bag FlugH 1
put bag B 1
play draw:FlugG place:0,0,R0 meeple:fly die:1
legal
#= land:meeple:monastery/-1,0
undo 4
play draw:FlugG place:0,0,R90 meeple:fly die:1
legal
#= land:meeple:monastery/0,-1
undo 4
play draw:FlugG place:0,0,R180 meeple:fly die:1
legal
#= land:meeple:monastery/1,0
undo 4
play draw:FlugG place:0,0,R270 meeple:fly die:1
legal
#= land:meeple:monastery/0,1
undo 4
play draw:FlugH place:0,0,R0 meeple:fly die:1
legal
#= land:meeple:monastery/-1,-1
undo 4
play draw:FlugH place:0,0,R90 meeple:fly die:1
legal
#= land:meeple:monastery/1,-1
undo 4
play draw:FlugH place:0,0,R180 meeple:fly die:1
legal
#= land:meeple:monastery/1,1
undo 4
play draw:FlugH place:0,0,R270 meeple:fly die:1
legal
#= land:meeple:monastery/-1,1
events
#~ die rule=FLY-3 number=1

# one, two or three squares, also across a gap, straight and diagonally
setup carcassonne edition=bb6 players=2 modules=flyers,gold
put empty
put bag none
put tile B 1,0 R0
put tile B 3,0 R0
put tile B 2,2 R0
put tile B 3,3 R0
put bag FlugG 1
put bag FlugH 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:3
legal
#= land:meeple:monastery/3,0
play land:meeple:monastery/1,0
#! [FLY-4]
undo
play die:1
legal
#= land:meeple:monastery/1,0
undo 4
play draw:FlugH place:0,0,R180 meeple:fly die:2
legal
#= land:meeple:monastery/2,2
undo
play die:3
legal
#= land:meeple:monastery/3,3
play land:meeple:monastery/3,3
events
#~ flown rule=FLY-4 player=0 figure=meeple feature=monastery/3,3
view
#~ figure p0 meeple 3,3 monastery
#~ supply p0 meeple 6
#~ turn p1
#- flying
