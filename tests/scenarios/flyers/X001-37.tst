#id X001-37
#rules FLY-4 FLY-5
#what Had he rolled 2: the monastery with blue's monk or the city with yellow's knight, not the completed road, not the field.
setup carcassonne edition=bb6 players=3 modules=flyers,gold
put empty
put bag none
put tile A 1,0 R270
put tile GoldC 2,0 R90
put tile W 2,1 R90
put figure p1 meeple 2,0 monastery
put figure p2 meeple 2,0 city@N
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:2
legal
#= land:meeple:city@N/2,0 land:meeple:monastery/2,0
play land:meeple:road@S/2,0
#! [FLY-4]
play land:meeple:field@WR/2,0
#! [FLY-4]
play land:meeple:monastery/2,0
events
#~ flown rule=FLY-4 player=0 figure=meeple feature=monastery/2,0
view
#~ figure p0 meeple 2,0 monastery
#~ figure p1 meeple 2,0 monastery
undo
play land:meeple:city@N/2,0
view
#~ figure p0 meeple 2,0 city@N
#~ supply p0 meeple 6
