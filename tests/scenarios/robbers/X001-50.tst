#id X001-50
#rules ROB-4 ROB-5 ROB-6
#what Red scores 5, blue's robber steals 3; yellow's robber beside blue steals nothing of that, moves along and robs whoever scores next.
# p0 red, p1 blue, p2 yellow
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 3,0 R90
put tile W 4,0 R180
put figure p0 meeple 0,0 road@E
put tile W 0,20 R0
put tile W 2,20 R180
put score p0 10
put score p1 12
put score p2 0
put robber p1 10
put robber p2 12
put bag U 2
put bag B 3
play draw:U place:2,0,R90 pass
events
#~ robbed rule=ROB-4 player=1 points=3 of=5 from=0
#~ robber-along rule=ROB-5 player=2 with=1 space=15
score
#= 15 15 0
view
#~ robber p1 -
#~ robber p2 15
# now red and blue both stand beside it: the first who scores is robbed
put figure p0 meeple 0,20 road@E
play draw:U place:1,20,R90 pass
events
#~ robbed rule=ROB-4 player=2 points=2 of=3 from=0
score
#= 18 15 2
view
#~ robber p2 -
undo 3
undo
put figure p1 meeple 0,20 road@E
play draw:U place:1,20,R90 pass
events
#~ robbed rule=ROB-4 player=2 points=2 of=3 from=1
score
#= 15 18 2
