#id ROB-1
#rules ROB-1
#what Eight tiles with the symbol; everybody has a robber in the supply.
setup carcassonne edition=bb6 players=3 modules=robbers
view
#~ bag 79
#~ RaubA 1
#~ RaubH 1
#~ robber p0 -
#~ robber p1 -
#~ robber p2 -
setup carcassonne edition=bb6 players=3
view
#- Raub
#- robber
put robber p0 0
#! syntax
