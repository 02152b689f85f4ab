#id X002-17
#rules FARM-6 FARM-7
#what Blue has farmers on both fields and is paid for each: 6 + 3 = 9.
setup carcassonne edition=first players=2
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@SL
put end
events
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@ER/0,0 cities=1 majority=p1:1 final=1
score
#= 0 9
winners
#= p1
