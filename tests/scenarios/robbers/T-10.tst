#id T-10
#rules ROB-4
#what Half of the points, rounded up: 1 of 1, 5 of 9.
setup carcassonne edition=bb6 players=2 modules=robbers,magewitch
put empty
put bag none
put tile W 0,0 R0
put figure p0 meeple 0,0 road@E
put magic witch 0,0 road@E
put score p0 4
put score p1 0
put robber p1 4
put bag W 1
put bag B 2
# two tiles, halved by the witch
play draw:W place:1,0,R180 pass
events
#~ robbed rule=ROB-4 player=1 points=1 of=1 from=0
score
#= 5 1

setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile V 2,2 R90
put tile U 1,2 R90
put tile V 0,2 R180
put tile B 1,1 R0
put figure p0 meeple 1,1 monastery
put score p0 4
put score p1 0
put robber p1 4
put bag U 1
put bag B 2
play draw:U place:0,1,R0 pass
events
#~ robbed rule=ROB-4 player=1 points=5 of=9 from=0
score
#= 13 5
