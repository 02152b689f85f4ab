#id ROB-9
#rules ROB-9
#what Own counters cannot be robbed: the robber stays where it is.
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 10
put score p1 10
put robber p0 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#- robbed
#- robber-along
score
#= 13 10
view
#~ robber p0 10
