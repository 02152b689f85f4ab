#id X000-33
#rules TRD-G3
#what At the end blue leads or shares two kinds of goods, red three: 20 and 30.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p1 wine 3
put goods p1 grain 1
put goods p1 cloth 2
put goods p0 wine 3
put goods p0 grain 2
put goods p0 cloth 2
put end
events
#~ scored-goods rule=TRD-G3 player=1 points=10 goods=wine count=3
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=wine count=3
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=grain count=2
#- player=1 points=10 goods=grain
#~ scored-goods rule=TRD-G3 player=1 points=10 goods=cloth count=2
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=cloth count=2
score
#= 30 20
winners
#= p0
