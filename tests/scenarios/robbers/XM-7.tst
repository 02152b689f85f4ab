#id XM-7
#rules XM-7 MSG-3
#what Stolen points that take the active player's counter to a dark space bring a letter, and so do points that a letter lets be stolen.
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p1 meeple 0,50 road@E
put score p0 6
put score p1 20
put lady p0 3
put lady p1 10
put robber p0 10
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
events
#~ robbed rule=ROB-4 player=0 points=2 of=3 from=1
#~ counter rule=MSG-2 player=0 counter=meeple space=5
turn
#= chance letter
play letter:6 read:points
turn
#= p0 counter
play counter:lady
turn
#= chance letter

# the 2 points of a letter are points: a robber takes 1 of them
setup carcassonne edition=bb6 players=2 modules=messages,robbers
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put score p1 0
put lady p0 2
put robber p1 5
put bag U 1
put bag B 2
# the robber waits on 5, where nobody stands yet
play draw:U place:1,50,R90 pass letter:6 read:points counter:meeple
events
#~ robbed rule=ROB-4 player=1 points=1 of=2 from=0
score
#= 9 1
turn
#= chance draw
