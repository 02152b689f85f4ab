#id CRP-4
#rules CRP-4
#what Clockwise from the player to the left; the active player is last.
setup carcassonne edition=bb6 players=4 modules=crops
put empty
put bag none
put tile W 0,0 R0
put tile X 3,0 R0
put figure p0 meeple 3,0 road@N
put figure p1 meeple 3,0 road@E
put figure p2 meeple 3,0 road@S
put figure p3 meeple 3,0 road@W
put turn p2
put bag Korn1 1
put bag B 1
play draw:Korn1 place:-1,0,R0 pass
turn
#= p2 crop
play crop:remove
turn
#= p3 circle
view
#~ turn p2
#~ decides p3
play take:meeple:road@W/3,0
turn
#= p0 circle
play take:meeple:road@N/3,0
turn
#= p1 circle
play take:meeple:road@E/3,0
turn
#= p2 circle
play take:meeple:road@S/3,0
turn
#= chance draw
view
#~ turn p3
#- figure
