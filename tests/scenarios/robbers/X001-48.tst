#id X001-48
#rules ROB-2 ROB-3
#what Blue, red, yellow, green; red draws a robber tile and places, blue and yellow are out already: green may place.
setup carcassonne edition=bb6 players=4 modules=robbers
put empty
put bag none
put tile U 0,0 R0
put score p0 5
put score p1 8
put score p2 11
put score p3 14
put robber p0 8
put robber p2 5
put turn p1
put bag RaubF 1
put bag B 2
play draw:RaubF place:0,1,R0
turn
#= p1 robber
play robber:11
turn
#= p3 robber
play robber:8
view
#~ robber p0 8
#~ robber p1 11
#~ robber p2 5
#~ robber p3 8
turn
#= p1 figure
