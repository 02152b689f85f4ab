#id abbot-robbers
#rules ROB-4 ABB-5
#what The points of an abbot who comes home are robbed like any others.
setup carcassonne edition=bb6 players=2 modules=abbot,robbers
put empty
put bag none
put tile B 0,0 R0
put tile E 1,0 R0
put figure p0 abbot 0,0 monastery
put score p0 5
put robber p1 5
put bag B 3
play draw:B place:0,1,R0 abbot:home
events
#~ robbed rule=ROB-4 player=1 points=2 of=3 from=0
score
#= 8 2
