#id FARM-7
#rules FARM-7
#what Every field is paid for itself: one city may pay several fields, and one player several times.
setup carcassonne edition=bb6 players=2
put empty
put bag none
# one city between two fields
put tile E 0,0 R90
put tile F 1,0 R0
put tile E 2,0 R270
put figure p0 meeple 1,0 field@NL
put figure p0 meeple 1,0 field@SL
put figure p1 meeple 0,0 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@NL/1,0 cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@SL/1,0 cities=1 majority=p0:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@NL/0,0 cities=1 majority=p1:1 final=1
score
#= 6 3

setup carcassonne edition=first players=2
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
put figure p0 meeple 1,0 field@NL
put figure p0 meeple 1,2 field@NL
put figure p1 meeple 2,5 field@NL
put end
events
#~ player=0 points=6 feature=field@SL/0,0 cities=2
#~ player=0 points=9 feature=field@SR/0,0 cities=3
#~ player=1 points=12 feature=field@ER/0,4 cities=4
score
#= 15 12
