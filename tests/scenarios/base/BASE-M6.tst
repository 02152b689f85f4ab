#id BASE-M6
#rules BASE-M6
#what A feature that the tile itself completes may be occupied if nobody is there: road, city, monastery, loop.
# road
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag B 1
play draw:U place:1,0,R90
legal
#~ meeple:road@E
play meeple:road@E
score
#= 3 0

# city, in the first edition too
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put tile E 2,0 R270
put bag F 1
put bag B 1
play draw:F place:1,0,R0
legal
#= meeple:city@E meeple:field@NL meeple:field@SL pass
play meeple:city@E
score
#= 8 0

# monastery, placed into the hole
setup carcassonne edition=c2 players=2
put empty
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile V 2,2 R90
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
play draw:B place:1,1,R0 meeple:monastery
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 9 0

# loop
setup carcassonne edition=bb5 players=2
put empty
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
put tile B 1,1 R0
play draw:V place:2,2,R90 meeple:road@N
events
#~ scored-road rule=BASE-S2 player=0 points=8
#- scored-monastery
score
#= 8 0

# once occupied and completed it is out of reach: see BASE-M5
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p1 meeple 2,0 road@W
put bag U 1
put bag B 1
play draw:U place:1,0,R90
legal
#= meeple:field@NL meeple:field@ER pass
play meeple:road@E
#! illegal: occupied rule=BASE-M5 player=0 figure=meeple spot=road@E feature=road@E/0,0 majority=p1:1
