#id OQ-28d
#rules OQ-28d MSG-L1 MSG-L2
#what Letters 1 and 2 without any suitable road or city: the action gives nothing, 2 points may be taken.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile D 0,20 R0
put figure p1 meeple 0,20 road@E
put figure p1 meeple 0,20 city@N
put figure p0 meeple 0,20 field@SL
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:1
legal
#= read:points read:do
play read:road@E/0,20
#! [MSG-L1]
play read:do
events
#~ letter-done rule=MSG-L1 player=0 letter=1 points=0
score
#= 7 0
undo
play read:points counter:lady
score
#= 9 0
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile D 0,20 R0
put figure p1 meeple 0,20 road@E
put figure p1 meeple 0,20 city@N
put figure p0 meeple 0,20 field@SL
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:2
legal
#= read:points read:do
play read:city@N/0,20
#! [MSG-L2]
play read:do
events
#~ letter-done rule=MSG-L2 player=0 letter=2 points=0
score
#= 7 0
undo
play read:points counter:lady
score
#= 9 0
