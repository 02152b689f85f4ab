#id ferries-gold
#rules GLD-4 FER-9
#what A road that a ferry completes gives its bars, wherever it lies.
setup carcassonne edition=bb6 players=2 modules=ferries,gold
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put ferry 0,0 S-W
put figure p1 meeple -2,0 road@E
put figure p0 meeple 0,1 road@N
put bars -1,0 1
put bars 0,0 1
put bars 0,1 1
put bag U 1
put bag B 1
play draw:U place:0,2,R0 pass sail:E-S/0,0
events
#~ scored-road rule=BASE-S2 player=1 points=3
view
#~ bars p1 2
#~ gold 0,1 1
#- bars p0
