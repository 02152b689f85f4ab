#id X000-42
#rules VIN-1 VIN-2
#what Red completes a monastery beside two vineyards: 15; one of them serves blue's monastery as well, 12.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile V 0,0 R270
put tile V 2,0 R0
put tile V 2,2 R90
put tile U 1,2 R90
put tile U 0,1 R180
put tile B 1,1 R0
put tile B 2,-1 R0
put tile SchP 1,0 R180
put tile SchP 2,1 R270
put tile U 1,-1 R0
put tile U 1,-2 R0
put tile E 2,-2 R0
put tile E 3,-2 R0
put tile E 3,-1 R90
put bag V 1
put bag E 1
put bag B 1
put figure p0 meeple 1,1 monastery
put figure p1 meeple 2,-1 monastery
play draw:V place:0,2,R180 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=15 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
#- player=1 points
score
#= 15 0
play draw:E place:3,0,R90 pass
events
#~ scored-monastery rule=VIN-1 player=1 points=12 feature=monastery/2,-1 tiles=9 majority=p1:1 final=0
score
#= 15 12
