#id XM-10
#rules XM-10 RIV-8 RIV-9
#what River and hills: printed sheep and vineyards count, also in one game from the spring on.
setup carcassonne edition=bb5 players=2 modules=river,hills
play draw:F4 place:0,1,R0 shepherd:field@NL token:1
play draw:F6 place:0,2,R0 pass
play draw:F8 place:0,3,R90 meeple:monastery flock:home
# one token of 1 and two printed sheep
events
#~ scored-flock rule=SHP-5 player=0 points=3
score
#= 3 0

setup carcassonne edition=bb5 players=2 modules=river,hills
put empty
put bag none
put tile E 1,0 R0
put tile E 0,1 R270
put tile E 2,1 R90
put tile E 0,2 R180
put tile E 1,2 R180
put tile B 1,1 R0
# a monastery between the two river tiles with vineyards
put tile F10 0,0 R180
put tile F7 2,0 R90
put bag E 1
put bag B 1
put figure p1 meeple 1,1 monastery
play draw:E place:2,2,R180 pass
events
#~ scored-monastery rule=VIN-1 player=1 points=15
score
#= 0 15
