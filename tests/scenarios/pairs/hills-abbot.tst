#id hills-abbot
#rules VIN-1 ABB-4 OQ-24
#what Vineyards make completed monasteries richer, an abbot's too; a garden is no monastery and gets nothing, nor does an abbot who comes home.
setup carcassonne edition=bb6 players=2 modules=hills,abbot
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put tile SchM 0,2 R270
put tile B 1,2 R0
put figure p0 abbot 1,1 monastery
put bag B 2
play draw:B place:2,2,R0 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=12
undo 3
play draw:B place:-1,0,R0 abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=8

setup carcassonne edition=bb6 players=2 modules=hills,abbot
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile E_G 1,1 R180
put tile E 1,2 R0
put tile B 2,1 R0
put tile SchM 0,2 R270
put figure p0 abbot 1,1 garden
put bag B 2
play draw:B place:2,2,R0 pass
events
#~ scored-garden rule=ABB-4 player=0 points=9
