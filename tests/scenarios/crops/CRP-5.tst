#id CRP-5
#rules CRP-5
#what Pitchfork: farmers. Club: thieves. Shield: knights.
setup carcassonne edition=bb6 players=2 modules=crops
put empty
put bag none
put tile D 0,0 R0
put tile B 0,1 R0
put figure p1 meeple 0,0 city@N
put figure p1 meeple 0,0 road@E
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 0,1 monastery
put bag Korn1 1
put bag Korn2 1
put bag Korn3 1
put bag Korn4 1
put bag Korn5 1
put bag Korn6 1
put bag B 1
# clubs
play draw:Korn1 place:1,0,R0 pass crop:remove
legal
#= take:meeple:road@E/0,0
undo 4
play draw:Korn2 place:1,0,R0 pass crop:remove
legal
#= take:meeple:road@E/0,0
undo 4
# pitchforks
play draw:Korn3 place:0,2,R90 pass crop:remove
legal
#= take:meeple:field@EL/0,0
undo 4
play draw:Korn4 place:1,0,R0 pass crop:remove
legal
#= take:meeple:field@EL/0,0
undo 4
# shields
play draw:Korn5 place:0,2,R90 pass crop:remove
legal
#= take:meeple:city@N/0,0
undo 4
play draw:Korn6 place:0,-1,R0 pass crop:remove
legal
#= take:meeple:city@N/0,0
