#id BASE-S7
#rules BASE-S7
#what A monastery needs all eight squares around it, corners too: 9 points; one tile may complete two.
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile V 0,2 R180
put tile U 0,1 R0
put tile B 1,1 R0
put figure p0 meeple 1,1 monastery
put bag U 1
put bag V 1
put bag B 1
# seven neighbours, a corner is missing
play draw:U place:1,2,R90 pass
events
#- completed
#- scored
standing
#= 8 0
play draw:V place:2,2,R90 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 9 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
# two monasteries side by side, both wait for the same corner square
put tile B 1,1 R0
put tile A 2,1 R270
put tile E 0,0 R0
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 3,0 R0
put tile E 0,1 R270
put tile U 3,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile E 3,2 R180
put figure p0 meeple 1,1 monastery
put figure p1 meeple 2,1 monastery
put bag E 2
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
#~ scored-monastery rule=BASE-S7 player=1 points=9 feature=monastery/2,1 tiles=9 majority=p1:1 final=0
score
#= 9 9
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
