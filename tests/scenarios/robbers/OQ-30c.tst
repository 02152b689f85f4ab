#id OQ-30c
#rules OQ-30c BASE-S13 ROB-2
#what Laps do not matter: 12 is the same space as 62 and 112.
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile U 0,0 R0
put score p0 62
put score p1 112
put robber p1 12
put bag U 1
put bag RaubF 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
score
#= 65 114
play draw:RaubF place:0,1,R0
legal
#= pass robber:15
play robber:15
view
#~ robber p1 15
# p0: 114 is space 14
legal
#= pass robber:14
