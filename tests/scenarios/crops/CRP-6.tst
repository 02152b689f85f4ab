#id CRP-6
#rules CRP-6
#what Who has no figure of that kind is skipped; if nobody has one, nothing is asked.
setup carcassonne edition=bb6 players=3 modules=crops
put empty
put bag none
put tile D 0,0 R0
put figure p1 meeple 0,0 city@N
put figure p2 meeple 0,0 road@E
put bag Korn1 1
put bag Korn5 1
put bag Korn3 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:remove
turn
#= p2 circle
play take:meeple:road@E/0,0
turn
#= chance draw
view
#~ turn p1
#~ supply p1 meeple 6
#~ supply p2 meeple 7
undo 5
# a knight, but nothing left to add: nobody acts
put supply p1 meeple 0
play draw:Korn5 place:0,1,R90 pass crop:add
turn
#= chance draw
view
#~ turn p1
undo 4
# no farmers at all
play draw:Korn3 place:0,1,R90 pass
turn
#= chance draw
view
#~ turn p1

# played without farmers a pitchfork does nothing
setup carcassonne edition=bb6 players=2 modules=crops farmers=off
put empty
put bag none
put tile D 0,0 R0
put figure p1 meeple 0,0 road@E
put bag Korn3 1
put bag B 1
play draw:Korn3 place:0,1,R90 pass
turn
#= chance draw
