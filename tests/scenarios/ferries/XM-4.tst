#id XM-4
#rules XM-4 INN-2 BASE-S2
#what A lake is no inn: a ferry road without an inn is worth 1 a tile, with one 2.
setup carcassonne edition=bb6 players=2 modules=ferries,inns
put empty
put bag none
put tile W 0,0 R0
put tile FaehrD 1,0 R0
put ferry 1,0 E-W
put figure p0 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
score
#= 3 0

# an inn on the road
setup carcassonne edition=bb6 players=2 modules=ferries,inns
put empty
put bag none
put tile W -1,0 R0
put tile EB 0,0 R0
put tile FaehrD 1,0 R0
put ferry 1,0 E-W
put figure p0 meeple -1,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass pass
events
#~ scored-road rule=INN-2 player=0 points=8
score
#= 8 0

# the inn is on the part that the ferry has just left behind
setup carcassonne edition=bb6 players=2 modules=ferries,inns
put empty
put bag none
put tile W -1,0 R0
put tile EB 0,0 R0
put tile FaehrD 1,0 R0
put tile W 1,1 R90
put ferry 1,0 E-W
put figure p0 meeple 1,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass sail:E-S/1,0
events
#~ scored-road rule=BASE-S2 player=0 points=3
score
#= 3 0
