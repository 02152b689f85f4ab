#id ABB-4
#rules ABB-4
#what A garden scores like a monastery: 9 with all eight neighbours, at the end its tile and the neighbours that lie there.
setup carcassonne edition=bb6 players=2 modules=abbot
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
put bag B 2
put figure p1 abbot 1,1 garden
put figure p0 meeple 1,1 field@WL
play draw:B place:0,2,R0 pass
events
#~ completed rule=BASE-S7 feature=garden/1,1 tiles=9 majority=p1:1
#~ scored-garden rule=ABB-4 player=1 points=9 feature=garden/1,1 tiles=9 majority=p1:1 final=0
#~ returned rule=BASE-S9 player=1 count=1
#- player=0 points
score
#= 0 9
view
#~ supply p1 abbot 1
#~ figure p0 meeple 1,1 field@SL

# at the end: the garden and five neighbours
setup carcassonne edition=bb6 players=2 modules=abbot farmers=off
put empty
put bag none
put tile N_G 1,1 R0
put tile N 1,0 R90
put tile N 2,0 R180
put tile N 2,1 R270
put tile B 0,0 R0
put tile B 0,1 R0
put figure p0 abbot 1,1 garden
put figure p1 abbot 0,0 monastery
put end
events
#~ scored-garden rule=ABB-4 player=0 points=6 feature=garden/1,1 tiles=6 majority=p0:1 final=1
#~ scored-monastery rule=BASE-E4 player=1 points=4 feature=monastery/0,0 tiles=4 majority=p1:1 final=1
score
#= 6 4
