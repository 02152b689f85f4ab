#id traders-robbers
#rules ROB-2 ROB-4 TRD-B3
#what In a double turn robbers may be placed after either tile; one that has stolen in the first part is back for the second.
setup carcassonne edition=bb6 players=2 modules=traders,robbers
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile U 0,20 R0
put robber p1 0
put score p1 4
put bag W 1
put bag RaubF 1
put bag RaubG 1
put bag B 2
play draw:W place:2,0,R180 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
view
#~ turn p0
#~ part 2
#~ robber p1 -
play draw:RaubF place:0,21,R0
turn
#= p0 robber
play robber:6
turn
#= p1 robber
play robber:3
turn
#= p0 figure
play pass
view
#~ turn p1
# a robber tile that extends the builder's road does both
setup carcassonne edition=bb6 players=2 modules=traders,robbers
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put score p1 4
put bag RaubF 1
put bag B 2
play draw:RaubF place:2,0,R90 robber:4 pass pass
view
#~ turn p0
#~ part 2
#~ robber p0 4
