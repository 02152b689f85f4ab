#id MSG-L1
#rules MSG-L1
#what Letter 1: the road with an own meeple that is worth least is scored as at the end, majority or not; the meeple stays.
setup carcassonne edition=bb6 players=3 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
# two tiles, p1 has the majority; four tiles alone; one tile without p0
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put figure p1 meeple 1,10 road@E
put figure p1 meeple 1,10 road@E
put tile U 0,20 R90
put tile U 1,20 R90
put tile U 2,20 R90
put tile U 3,20 R90
put figure p0 meeple 0,20 road@E
put tile V 0,30 R0
put figure p2 meeple 0,30 road@S
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:1
legal
#= read:points read:road@E/0,10
play read:road@E/0,20
#! [MSG-L1]
play read:road@S/0,30
#! [MSG-L1]
play read:do
#! [MSG-L1]
play read:road@E/0,10
events
#~ letter-feature rule=MSG-L1 player=0 letter=1 points=2 feature=road@E/0,10
play counter:lady
score
#= 9 0 0
view
#~ lady p0 4
#~ figure p0 meeple 0,10 road@E
#~ figure p1 meeple 1,10 road@E

# of two that are worth the least either; the same road by any own meeple on it
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put figure p0 meeple 1,10 road@E
put tile V 0,20 R0
put tile V 0,21 R90
put figure p0 meeple 0,20 road@S
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:1
legal
#= read:points read:road@E/0,10 read:road@S/0,20 read:road@E/1,10
play read:road@S/0,20
events
#~ points=2 feature=road@S/0,20
# 2 points take neither counter to a dark space
play counter:meeple
turn
#= chance draw
