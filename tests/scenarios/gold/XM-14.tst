#id XM-14
#rules XM-14 GLD-4
#what A completed garden collects like a monastery; an abbot who comes home and a field take nothing.
setup carcassonne edition=bb6 players=2 modules=gold,abbot
put empty
put bag none
put tile N_G 1,1 R0
put tile N 1,0 R90
put tile N 2,0 R180
put tile N 2,1 R270
put tile B 0,0 R0
put tile B 0,1 R0
put tile B 1,2 R0
put tile B 2,2 R0
put tile E 3,2 R0
put bars 0,0 1
put bars 1,1 1
put bars 2,0 1
put bars 3,2 1
put figure p1 abbot 1,1 garden
put figure p0 meeple 1,1 field@WL
put bag B 2
play draw:B place:0,2,R0 pass
events
#~ scored-garden rule=ABB-4 player=1 points=9
score
#= 0 9
view
#~ bars p1 3
#~ gold 3,2 1
#- bars p0

setup carcassonne edition=bb6 players=2 modules=gold,abbot
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put bars 0,0 1
put bars 1,0 2
put figure p0 abbot 0,0 monastery
put bag B 2
play draw:B place:2,0,R0 abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=2
#- gold-taken
view
#~ gold 0,0 1
#~ gold 1,0 2
#- bars
