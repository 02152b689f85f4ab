#id T-16
#rules VIN-3
#what An unfinished monastery with four neighbours, two of them vineyards, is worth 5 at the end.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile B 1,1 R0
put tile E 1,0 R0
put tile E 0,1 R270
put tile SchM 0,0 R0
put tile SchM 0,2 R270
put figure p1 meeple 1,1 monastery
put end
events
#~ scored-monastery rule=BASE-E4 player=1 points=5 feature=monastery/1,1 tiles=5 majority=p1:1 final=1
score
#= 0 5
