#id CRP-3-says
#rules CRP-3
#what A refused answer to B names CRP-3.
setup carcassonne edition=bb6 players=2 modules=crops
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R0
put figure p1 meeple 3,0 road@S
put bag Korn1 1
put bag B 1
play draw:Korn1 place:-1,0,R0 pass crop:remove
play take:meeple:road@S/0,0
#! [CRP-3]
play pass
#! [CRP-3]
