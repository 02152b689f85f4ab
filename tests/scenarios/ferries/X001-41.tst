#id X001-41
#rules FER-6 FER-7 FER-10
#what Red extends a road with a ferry and turns it: red and yellow are no longer on the same road.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile U -1,0 R90
put tile U 1,0 R90
put ferry 0,0 E-W
put figure p0 meeple -1,0 road@E
put figure p1 meeple 1,0 road@E
put bag U 1
standing
#= 3 3
play draw:U place:-2,0,R90 pass sail:S-W/0,0
# the last tile: red 3 tiles, yellow 2
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=S-W
#~ scored-road rule=BASE-E2 player=0 points=3
#~ scored-road rule=BASE-E2 player=1 points=2
score
#= 3 2
