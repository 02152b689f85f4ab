#id ROB-5
#rules ROB-5
#what Stolen points cannot be stolen: robbers beside the thief's counter go along with it, his own does not; other counters stay behind.
setup carcassonne edition=bb6 players=4 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
# p1 steals from p0; p2's and p3's robbers stand beside p1's counter, where p3's stands too
put score p0 10
put score p1 20
put score p2 0
put score p3 20
put robber p1 10
put robber p2 20
put robber p3 20
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
#~ robber-along rule=ROB-5 player=2 with=1 space=22
#~ robber-along rule=ROB-5 player=3 with=1 space=22
#- from=1
score
#= 13 22 0 20
view
#~ robber p1 -
#~ robber p2 22
#~ robber p3 22

# over the end of the lap
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 10
put score p1 49
put score p2 0
put robber p1 10
put robber p2 49
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robber-along rule=ROB-5 player=2 with=1 space=1
view
#~ score p1 51
#~ robber p2 1

# two thieves from one space: the robber there goes with the first of them, counted from the active player
setup carcassonne edition=bb6 players=4 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 10
put score p1 20
put score p2 20
put score p3 0
put robber p1 10
put robber p2 10
put robber p3 20
put turn p2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robber-along rule=ROB-5 player=3 with=2 space=22
#- with=1
score
#= 13 22 22 0
