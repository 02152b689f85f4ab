#id PUT-robber
#rules ROB-2
#what Robbers are put on spaces 0 to 49 or taken back.
setup carcassonne edition=bb6 players=2 modules=robbers
put empty
put bag none
put robber p0 49
put robber p1 0
view
#~ robber p0 49
#~ robber p1 0
put robber p0 -
view
#~ robber p0 -
put robber p2 1
#! argument: put robber pN SPACE: pN is p0 to p1
put robber p0 50
#! argument: put robber pN SPACE: SPACE is 0 to 49
put robber p0 1x
#! syntax
put robber p0
#! syntax
