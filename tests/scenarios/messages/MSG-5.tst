#id MSG-5
#rules MSG-5
#what One letter a turn; but points of a letter may bring the next one, and so on.
# 2 points of the letter take the lady from 3 to 5: another letter; the next 2 lead nowhere
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 5
put lady p0 3
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass counter:meeple letter:1 read:points
turn
#= p0 counter
play counter:lady
turn
#= chance letter
legal
#= letter:2 letter:3 letter:4 letter:5 letter:6 letter:7 letter:8
play letter:1
#! [MSG-1]
play letter:4 read:points
# both counters stood on 5, so nothing was asked; 7 is not dark
turn
#= chance draw
score
#= 12 0
undo 2
play letter:4 read:do
events
#~ letter-done rule=MSG-L4 player=0 letter=4 points=0
# no points, no more letters, although both counters stand on dark spaces
turn
#= chance draw
view
#~ turn p1
score
#= 10 0
