#id T-11
#rules XM-1 MSG-L1
#what An inn road of three tiles is worth 0 as at the end, a plain road of two tiles 2: the inn road it must be.
setup carcassonne edition=bb6 players=2 modules=messages,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile W 0,10 R0
put tile EB 1,10 R0
put tile U 2,10 R90
put figure p0 meeple 0,10 road@E
put tile U 0,20 R90
put tile U 1,20 R90
put figure p0 meeple 0,20 road@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:1
legal
#= read:points read:road@E/0,10
play read:road@E/0,20
#! [MSG-L1]
play read:road@E/0,10
events
#~ letter-feature rule=MSG-L1 player=0 letter=1 points=0 feature=road@E/0,10
score
#= 7 0
turn
#= chance draw
