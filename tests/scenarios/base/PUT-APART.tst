#id PUT-APART
#rules BASE-P2
#what A tile of a preset may lie apart while the bag is full, for the last tile to join.
setup carcassonne edition=bb5 players=2
put empty
put tile W 0,0 R0
put tile U 2,0 R90
put tile W 3,0 R180
put figure p0 meeple 0,0 road@E
put turn p1
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=4
score
#= 4 0
