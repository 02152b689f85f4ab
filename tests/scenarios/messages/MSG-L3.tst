#id MSG-L3
#rules MSG-L3 OQ-28d
#what Letter 3: the monastery with an own monk that is worth least; a garden with an own abbot counts like one; with none it gives nothing.
setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile B 0,10 R0
put tile B 1,10 R0
put tile B 2,10 R0
put figure p0 meeple 1,10 monastery
put figure p0 abbot 2,10 monastery
put figure p1 meeple 0,10 monastery
put tile E_G 0,20 R0
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3
# 2 around the abbot, 3 in the middle; p1's monastery is not his
legal
#= read:points read:monastery/2,10
play read:monastery/1,10
#! [MSG-L3]
play read:monastery/2,10
events
#~ letter-feature rule=MSG-L3 player=0 letter=3 points=2 feature=monastery/2,10
view
#~ figure p0 abbot 2,10 monastery

setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
# an abbot in a garden (worth 1) counts like a monk (worth 2)
put tile B 0,10 R0
put tile B 1,10 R0
put figure p0 meeple 0,10 monastery
put tile E_G 0,20 R0
put figure p0 abbot 0,20 garden
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3
legal
#= read:points read:garden/0,20
play read:monastery/0,10
#! [MSG-L3]
play read:garden/0,20
events
#~ letter-feature rule=MSG-L3 player=0 letter=3 points=1 feature=garden/0,20
turn
#= p0 counter
play counter:lady
score
#= 8 0
view
#~ figure p0 abbot 0,20 garden

# worth the same: any of them; a monastery worth less keeps the garden out
setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile B 0,10 R0
put figure p0 meeple 0,10 monastery
put tile E_G 0,20 R0
put figure p0 abbot 0,20 garden
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3
legal
#= read:points read:monastery/0,10 read:garden/0,20
setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile B 0,10 R0
put figure p0 meeple 0,10 monastery
put tile B 1,20 R0
put tile E_G 0,20 R0
put figure p0 abbot 0,20 garden
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3
legal
#= read:points read:monastery/0,10

# somebody else's garden is nothing to p0
setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile E_G 0,20 R0
put figure p1 abbot 0,20 garden
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3
legal
#= read:points read:do
play read:garden/0,20
#! [MSG-L3]
play read:do
events
#~ letter-done rule=MSG-L3 player=0 letter=3 points=0
score
#= 7 0
turn
#= chance draw
undo
play read:points counter:lady
score
#= 9 0
# a flight has brought p1's meeple here too: no majority is needed
setup carcassonne edition=bb6 players=2 modules=messages,flyers
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile B 0,10 R0
put figure p0 meeple 0,10 monastery
put figure p1 meeple 0,10 monastery
put figure p1 meeple 0,10 monastery
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:3 read:monastery/0,10
events
#~ points=1 feature=monastery/0,10
