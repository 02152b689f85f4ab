#id FLY-5
#rules FLY-5 FLY-4
#what No landing on fields, on completed features, or where no tile lies; what this very tile completed is completed.
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile D 1,0 R0
put tile W 2,0 R0
put tile E 1,-1 R180
put tile V 3,0 R0
put bag FlugB 1
put bag FlugG 1
put bag B 2
# the road of 0,0 1,0 2,0 is still open in the west: only the road is left
play draw:FlugB place:0,0,R180 meeple:fly die:1
legal
#= land:meeple:road@E/1,0
play land:meeple:field@EL/1,0
#! [FLY-4]
play land:meeple:city@N/1,0
#! illegal: no-landing rule=FLY-4 player=0 figure=meeple feature=city@N/1,0
play land:meeple:monastery/0,0
#! syntax

# the tile itself completes the road: nothing is left
setup carcassonne edition=bb6 players=2 modules=flyers farmers=off
put empty
put bag none
put tile D 1,0 R0
put tile W 2,0 R0
put tile E 1,-1 R180
put tile W -1,0 R180
put bag FlugB 1
put bag B 2
play draw:FlugB place:0,0,R180 meeple:fly die:1
turn
#= chance draw
view
#~ turn p1
#- figure
#~ supply p0 meeple 7
