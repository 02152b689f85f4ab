#id VIN-3
#rules VIN-3
#what Vineyards add nothing to a monastery that is unfinished at the end, however little is missing.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 1,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
put tile SchM 0,0 R0
put figure p0 meeple 1,1 monastery
put end
events
#~ scored-monastery rule=BASE-E4 player=0 points=8
score
#= 8 0
