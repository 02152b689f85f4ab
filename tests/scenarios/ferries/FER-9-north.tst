#id FER-9-north
#rules FER-9
#what A ferry leaves the north side of its lake: the road that ends there is scored.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W 0,-2 R90
put tile U 0,-1 R0
put tile FaehrD 0,0 R90
put tile U -1,0 R90
put ferry 0,0 N-W
put figure p1 meeple 0,-2 road@S
put figure p0 meeple -1,0 road@E
put bag U 1
put bag B 1
play draw:U place:-2,0,R90 pass
score
#= 0 0
play sail:S-W/0,0
events
#~ scored-road rule=BASE-S2 player=1 points=3
score
#= 0 3
