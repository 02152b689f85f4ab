#id OQ-28e
#rules OQ-28e MSG-L7 MSG-5
#what The tile of letter 7 is a full part of the same player: it scores, and its points may bring another letter.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put tile W 0,60 R0
put tile W 2,60 R180
put figure p0 meeple 0,60 road@E
put bag U 2
put bag D 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7 read:do
# 2 to 5 with the lady, in the same turn
play draw:U place:1,60,R90 pass counter:lady
score
#= 10 0
turn
#= chance letter
play letter:6 read:do
view
#~ turn p1

# an unplaceable tile is replaced by another one, which may be declined too
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag C 1
put bag D 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7 read:do draw:C
events
#~ discarded rule=BASE-P4 player=0 tile=C
turn
#= chance draw
view
#~ turn p0
#~ bonus
play draw:D
legal
#~ pass
play pass
view
#~ turn p1
#~ gone 2 C 1 D 1

# no tile left: the game is over
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
play draw:U place:1,50,R90 pass letter:7 read:do
turn
#= over over
score
#= 7 0

# the last tile declined: the game is over, too
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 1
play draw:U place:1,50,R90 pass letter:7 read:do draw:B pass
turn
#= over over
view
#~ gone 1 B 1
