#id X001-49
#rules ROB-4 ROB-8
#what Blue scores 4; red's and green's robbers stand on his space: 2 each, both go home, blue keeps his 4.
setup carcassonne edition=bb6 players=3 modules=robbers
put empty
put bag none
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put score p0 10
put score p1 3
put score p2 7
put robber p1 10
put robber p2 10
put bag E 1
put bag B 2
play draw:E place:0,1,R0 pass
events
#~ robbed rule=ROB-4 player=1 points=2 of=4 from=0
#~ robbed rule=ROB-4 player=2 points=2 of=4 from=0
score
#= 14 5 9
view
#~ robber p1 -
#~ robber p2 -
turn
#= chance draw
