#id MSG-L7
#rules MSG-L7
#what Letter 7: one more tile for the same player, with a figure, by the normal rules; it may be declined and then leaves the game.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag D 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7
legal
#= read:points read:do
play read:do
events
#~ letter-done rule=MSG-L7 player=0 letter=7 points=0
turn
#= chance draw
view
#~ turn p0
#~ bonus
play draw:D
turn
#= p0 place
legal
#~ pass
play place:9,9,R0
#! [BASE-P2]
play place:0,51,R180
#! [BASE-P3]
play place:0,51,R90
turn
#= p0 figure
play meeple:field@NR
view
#~ turn p1
#~ figure p0 meeple 0,51 field@NR
#- bonus
# an ordinary tile cannot be declined
play draw:B pass
#! [BASE-T1]
play draw:B place:0,49,R0 pass
view
#~ turn p0

# declined: no tile, no figure, the next player
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag D 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7 read:do draw:D pass
events
#~ declined rule=MSG-L7 player=0 tile=D
view
#~ turn p1
#~ gone 1 D 1
#~ bag 2 B 2
#~ last 1,50
#- current
#- bonus
turn
#= chance draw

# two points instead: no tile
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag D 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7 read:points counter:meeple
view
#~ turn p1
#- bonus
