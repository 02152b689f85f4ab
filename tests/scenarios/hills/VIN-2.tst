#id VIN-2
#rules VIN-2
#what One vineyard serves every monastery beside it, of one player or of several.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile B 1,1 R0
put tile B 2,1 R0
put tile E 0,0 R0
put tile E 3,0 R0
put tile E 2,0 R0
put tile E 0,1 R270
put tile E 3,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile E 3,2 R180
# the vineyard in the north is beside both monasteries
put tile SchK 1,0 R270
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put figure p1 meeple 2,1 monastery
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=12 feature=monastery/1,1
#~ scored-monastery rule=VIN-1 player=1 points=12 feature=monastery/2,1
score
#= 12 12
