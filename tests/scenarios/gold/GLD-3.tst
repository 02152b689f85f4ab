#id GLD-3
#rules GLD-3 XM-14
#what A bar belongs to every feature of its tile: whichever is completed first takes it.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile D 0,0 R0
put tile W -1,0 R0
put bars 0,0 1
put figure p0 meeple 0,0 city@N
put figure p1 meeple 0,0 road@W
put bag E 1
put bag W 1
put bag B 1
# the city first: red
play draw:E place:0,-1,R180 pass
events
#~ gold-taken rule=GLD-4 player=0 square=0,0
score
#= 4 0
view
#~ bars p0 1
#- gold 0,0
undo 3
# the road first: blue
play draw:W place:1,0,R0 pass
events
#~ gold-taken rule=GLD-4 player=1 square=0,0
score
#= 0 3
view
#~ bars p1 1
#- gold 0,0
#- bars p0
