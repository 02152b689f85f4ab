#id TRD-G3
#rules TRD-G3
#what Ten points for most tokens of a kind, for everybody who has most, nothing for less.
setup carcassonne edition=bb5 players=3 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p0 wine 4
put goods p1 wine 3
put goods p2 wine 2
put goods p1 grain 1
put goods p2 grain 1
put goods p0 cloth 1
put end
events
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=wine count=4
#~ scored-goods rule=TRD-G3 player=1 points=10 goods=grain count=1
#~ scored-goods rule=TRD-G3 player=2 points=10 goods=grain count=1
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=cloth count=1
#- player=1 points=10 goods=wine
score
#= 20 10 10

setup carcassonne edition=bb6 players=3 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p0 wine 4
put goods p1 wine 3
put goods p2 wine 2
put goods p1 grain 1
put goods p2 grain 1
put goods p0 cloth 1
put end
events
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=wine count=4
#~ scored-goods rule=TRD-G3 player=1 points=10 goods=grain count=1
#~ scored-goods rule=TRD-G3 player=2 points=10 goods=grain count=1
#~ scored-goods rule=TRD-G3 player=0 points=10 goods=cloth count=1
#- player=1 points=10 goods=wine
score
#= 20 10 10
