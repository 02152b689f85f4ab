#id messages-gold
#rules GLD-8 MSG-L8 OQ-24
#what Bars are handed out before a letter is read; what a letter scores takes no bars.
setup carcassonne edition=bb6 players=2 modules=messages,gold
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put bars 0,50 1
put tile E 0,10 R90
put tile F 1,10 R0
put bars 0,10 2
put figure p0 meeple 0,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass
turn
#= chance letter
view
#~ bars p0 1
play letter:8 recall:meeple:city@E/0,10
events
#~ points=3
#- gold-taken
view
#~ bars p0 1
#~ gold 0,10 2
