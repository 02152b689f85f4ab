#id FLY-8
#rules FLY-8 BASE-S8
#what Several meeples may stand on one monastery or city: the majority scores, level players each in full.
setup carcassonne edition=bb6 players=2 modules=flyers,gold
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put tile B 0,2 R0
put tile B 1,2 R0
put bag FlugG 1
put bag B 2
put figure p1 meeple 1,1 monastery
play draw:FlugG place:3,1,R0 meeple:fly die:2 land:meeple:monastery/1,1
view
#~ figure p0 meeple 1,1 monastery
#~ figure p1 meeple 1,1 monastery
play draw:B place:2,2,R0 pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1,p1:1 final=0
#~ scored-monastery rule=BASE-S7 player=1 points=9 feature=monastery/1,1 tiles=9 majority=p0:1,p1:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=1
score
#= 9 9

# a second monk has the majority
setup carcassonne edition=bb6 players=2 modules=flyers,gold
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put tile B 0,2 R0
put tile B 1,2 R0
put bag FlugG 1
put bag B 2
put figure p0 meeple 1,1 monastery
put figure p1 meeple 1,1 monastery
play draw:FlugG place:3,1,R0 meeple:fly die:2 land:meeple:monastery/1,1
play draw:B place:2,2,R0 pass
events
#~ majority=p0:2,p1:1 final=0
score
#= 9 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
