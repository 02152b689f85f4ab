#id OQ-30d
#rules OQ-30d MSG-3 XM-7
#what Stolen points that end on a dark space in another player's turn bring no letter.
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 20
put score p1 6
put lady p0 10
put lady p1 3
put robber p1 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ counter rule=MSG-2 player=1 counter=meeple space=5
turn
#= chance draw
view
#~ turn p1
