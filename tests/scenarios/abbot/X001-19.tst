#id X001-19
#rules ABB-5
#what A garden tile is placed, no figure, and the abbot withdrawn from a monastery with five neighbours: 6.
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile B 1,1 R0
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 0,1 R0
put tile U 2,1 R0
put figure p0 abbot 1,1 monastery
put bag E_G 1
put bag B 1
play draw:E_G place:3,0,R0
legal
#= meeple:city@N meeple:field@EL pass abbot:home
play abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=6
#~ returned rule=ABB-5 player=0 count=1
score
#= 6 0
view
#~ supply p0 abbot 1
#~ supply p0 meeple 7
#- figure
#~ turn p1
