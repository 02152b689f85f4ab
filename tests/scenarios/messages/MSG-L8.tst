#id MSG-L8
#rules MSG-L8 OQ-28c
#what Letter 8: a figure of the player, with the majority (or a tie) at its feature: scored as at the end, and only that figure comes home.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put figure p0 meeple 1,10 city@E
put figure p1 meeple 1,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8
legal
#= read:points recall:meeple:city@E/0,10 recall:meeple:city@E/1,10
play read:do
#! [MSG-L8]
play recall:meeple:city@W/5,5
#! [MSG-L8]
play recall:meeple:road@E/0,50
#! [MSG-L8]
play recall:meeple:city@E/1,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=3 feature=city@E/1,10
#~ returned rule=MSG-L8 player=0 count=1
play counter:meeple
score
#= 10 0
view
#~ figure p0 meeple 0,10 city@E
#~ figure p1 meeple 1,10 city@E
#- figure p0 meeple 1,10
#~ supply p0 meeple 6
#~ supply p1 meeple 6
turn
#= chance draw

# a tie scores in full for the reader, and for nobody else
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put figure p1 meeple 1,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:meeple:city@E/0,10
events
#~ points=3 feature=city@E/0,10
play counter:lady
score
#= 10 0
# 2 to 5 with the lady: the points of the letter bring another one
turn
#= chance letter
view
#~ figure p1 meeple 1,10 city@E

# nobody in the landscape: nothing happens
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8
legal
#= read:points read:do
play read:do
events
#~ letter-done rule=MSG-L8 player=0 letter=8 points=0
score
#= 7 0
