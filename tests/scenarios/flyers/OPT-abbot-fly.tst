#id OPT-abbot-fly
#rules FLY-7 ABB-3
#what Abbots fly only with abbot_fly=on, and then land on monasteries and gardens only (OQ-27).
setup carcassonne edition=bb6 players=2 modules=flyers,abbot
#~ abbot_fly=off
put empty
put bag none
put tile B 1,0 R0
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180
legal
#= meeple:field@NL pass meeple:fly
play abbot:fly
#! [FLY-2]

setup carcassonne edition=bb6 players=2 modules=flyers,abbot abbot_fly=on
#~ abbot_fly=on
put empty
put bag none
put tile B 1,0 R0
put tile H_G 2,0 R90
put tile D 3,0 R270
#! [BASE-P3]
put tile D 0,-1 R0
put bag FlugG 2
put bag B 1
put figure p1 abbot 2,0 garden
play draw:FlugG place:0,0,R180
legal
#= meeple:field@NL pass meeple:fly abbot:fly
play abbot:fly die:2
legal
#= land:abbot:garden/2,0
play land:abbot:garden/2,0
events
#~ flown rule=FLY-4 player=0 figure=abbot feature=garden/2,0
view
#~ figure p0 abbot 2,0 garden
#~ supply p0 abbot 0
#~ supply p0 meeple 7

# on the target tile only a road and a city: the abbot is home again
setup carcassonne edition=bb6 players=2 modules=flyers,abbot abbot_fly=on
put empty
put bag none
put tile D 0,-1 R0
put bag FlugG 2
put bag B 1
play draw:FlugG place:0,0,R90 abbot:fly die:1
turn
#= chance draw
view
#~ supply p0 abbot 1
#- figure

# an option of a module that is not in play is refused
setup carcassonne edition=bb6 players=2 modules=abbot abbot_fly=on
#! setup: option-module option=abbot_fly module=flyers
