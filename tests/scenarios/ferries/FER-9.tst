#id FER-9
#rules FER-9
#what Roads completed by placing or moving a ferry are scored, also far from the new tile.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W -2,0 R0
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put ferry 0,0 S-W
put figure p1 meeple -2,0 road@E
put figure p0 meeple 0,1 road@N
put bag U 1
put bag B 1
play draw:U place:0,2,R0 pass
score
#= 0 0
play sail:E-S/0,0
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=E-S
#~ scored-road rule=BASE-S2 player=1 points=3
#~ tiles=3 majority=p1:1 final=0
#~ returned rule=BASE-S9 player=1 count=1
#- player=0 points
score
#= 0 3
view
#~ supply p1 meeple 7
#~ figure p0 meeple 0,1 road@N

# moving may join two closed arms: together they are completed and scored
setup carcassonne edition=bb6 players=3 modules=ferries
put empty
put bag none
put tile W -1,0 R0
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put tile U 1,0 R90
put ferry 0,0 E-S
put figure p1 meeple 0,1 road@N
put figure p2 meeple 1,0 road@E
put bag W 1
put bag B 1
# the west arm was completed long ago, unoccupied; now red closes the south
play draw:W place:0,2,R90 pass
turn
#= p0 sail
play sail:S-W/0,0
events
#~ scored-road rule=BASE-S2 player=1 points=4
#~ tiles=4 majority=p1:1 final=0
score
#= 0 4 0
view
#~ figure p2 meeple 1,0 road@E
#~ supply p1 meeple 7
