#id ROB-10
#rules ROB-10 OQ-30b
#what A robber on the track at the end brings 3 points; then nothing is robbed any more.
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile U 0,0 R90
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put score p0 10
put score p1 4
put score p2 6
put robber p1 10
put robber p0 6
put end
events
#~ scored-robber rule=ROB-10 player=0 points=3
#~ scored-robber rule=ROB-10 player=1 points=3
#- player=2 points
#- robbed
score
#= 15 7 6
view
#~ robber p0 -
#~ robber p1 -

# a robber that stands beside a counter does not rob the 3 points
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put score p0 10
put score p1 10
put robber p0 10
put robber p1 10
put end
score
#= 13 13
# at the end of a real game as well
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 10
put score p1 4
put robber p1 10
put robber p0 4
put bag U 1
play draw:U place:1,50,R90 pass
turn
#= over over
# 3 for the road and 2 of them stolen; only p0's robber is still there, and it went along with p1
events
#~ robber-along rule=ROB-5 player=0 with=1 space=6
#~ scored-robber rule=ROB-10 player=0 points=3
score
#= 16 6
