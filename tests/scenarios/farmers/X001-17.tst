#id X001-17
#rules FARM-6
#what Black alone on the small field with the completed cities A and B: 6.
setup carcassonne edition=bb6 players=5
put empty
put bag none
put tile T 0,0 R0
put tile H 1,0 R0
put tile T 2,0 R0
put tile E -1,0 R90
put tile E 0,-1 R180
put tile E 2,-1 R180
put tile E 3,0 R270
put tile V 0,1 R180
put tile U 1,1 R90
put tile V 2,1 R90
put tile E 1,2 R180
put tile E 1,3 R0
put tile E 0,2 R270
put tile U 0,4 R90
put tile U 1,4 R90
put tile U 2,4 R90
put tile U 3,4 R90
put tile U 4,4 R90
put tile E 0,5 R90
put tile H 1,5 R0
put tile H 2,5 R0
put tile H 3,5 R0
put tile E 4,5 R270
put figure p4 meeple 1,0 field@NL
put end
events
#~ scored-field rule=FARM-6 player=4 points=6 feature=field@SL/0,0 cities=2 majority=p4:1 final=1
score
#= 0 0 0 0 6
