#id ROB-6
#rules ROB-6
#what A robber must take the first points it can; nobody is asked.
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple -2,0 road@E
put figure p0 meeple 3,0 road@W
put score p0 10
put score p1 0
put robber p1 10
put bag W 1
put bag B 2
# three points first, four afterwards: 2 are stolen, and nothing of the rest
play draw:W place:0,0,R0 pass
turn
#= p0 score
play score:road@W/0,0
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
turn
#= chance draw
score
#= 17 2
