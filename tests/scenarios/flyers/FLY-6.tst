#id FLY-6
#rules FLY-6
#what With nowhere to land the meeple is in the supply again and the turn has no other figure.
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile B 1,0 R0
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:2
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 7
#- figure
#- flying
play meeple:field@NL
#! [BASE-T1]

# only fields on the target tile
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile B 1,0 R0
put tile FlugH 2,0 R0
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:2
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 7
