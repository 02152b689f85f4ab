#id abbot-messages
#rules OQ-35 ABB-5 MSG-2 MSG-3
#what The points of an abbot who comes home go to a chosen counter; the letter they earn comes when the tile is scored too.
setup carcassonne edition=bb6 players=2 modules=abbot,messages
put empty
put bag none
put tile B 0,0 R0
put tile E 1,0 R0
put figure p0 abbot 0,0 monastery
put score p0 5
put lady p0 3
put bag B 3
# his tile, E and the new one: 3
play draw:B place:0,1,R0 abbot:home
turn
#= p0 counter
play counter:meeple
score
#= 8 0
turn
#= chance letter

# a road completed by the same tile takes the counter on: no letter
setup carcassonne edition=bb6 players=2 modules=abbot,messages
put empty
put bag none
put tile B 0,0 R0
put tile W 1,1 R180
put figure p0 abbot 0,0 monastery
put figure p0 meeple 1,1 road@W
put score p0 4
put lady p0 2
put bag W 1
put bag B 3
play draw:W place:0,1,R0 abbot:home
turn
#= p0 counter
play counter:meeple
view
#~ score p0 9
#~ lady p0 2
turn
#= chance draw
