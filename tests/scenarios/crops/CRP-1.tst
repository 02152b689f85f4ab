#id CRP-1
#rules CRP-1
#what Six tiles; a crop circle ends roads and parts fields, and nothing stands on it.
setup carcassonne edition=bb6 players=2 modules=crops
view
#~ bag 77
#~ Korn1 1 Korn2 1 Korn3 1 Korn4 1 Korn5 1 Korn6 1
put empty
put bag none
put tile W 0,0 R0
put bag Korn1 1
put bag Korn5 1
put bag Korn6 1
put bag B 1
put figure p1 meeple 0,0 road@W
play draw:Korn1 place:-1,0,R0
legal
#= meeple:road@S meeple:field@NL meeple:field@ER meeple:field@SR pass
play meeple:crop
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=crop
play pass
events
#~ scored-road rule=BASE-S2 player=1 points=2
#~ tiles=2 majority=p1:1 final=0
score
#= 0 2
# the crop area parts the fields beside it
undo 3
put tile E 3,0 R0
play draw:Korn5 place:4,0,R0
legal
#= meeple:city@N meeple:city@S meeple:field@EL meeple:field@WL pass
undo 2
play draw:Korn6 place:3,-1,R0
legal
#= meeple:city@N meeple:city@E pass
setup carcassonne edition=bb6 players=2
view
#- Korn
