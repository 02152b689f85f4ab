#id CRP-3-fields
#rules CRP-3 CRP-5 FARM-5
#what A with a pitchfork: a second farmer beside the first one gives the majority.
setup carcassonne edition=bb6 players=2 modules=crops
put empty
put bag none
put tile E 0,0 R90
put tile E 1,0 R270
put tile E 0,1 R180
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,1 field@EL
put bag Korn3 1
play draw:Korn3 place:2,0,R0 pass crop:add
turn
#= p1 circle
play pass
legal
#= pass add:meeple:field@NL/0,0
play add:meeple:field@NL/0,0
events
#~ scored-field rule=FARM-6 player=0 points=3
score
#= 3 0
