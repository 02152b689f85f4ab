#id CRP-7
#rules CRP-7
#what In A a figure joins one of his own of that kind, not another part, another kind or another player's feature.
setup carcassonne edition=bb6 players=2 modules=crops
put empty
put bag none
put tile D 0,0 R0
put tile D 5,0 R0
put figure p1 meeple 0,0 road@E
put figure p1 meeple 5,0 city@N
put figure p0 meeple 5,0 road@E
put bag Korn1 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:add
legal
#= pass add:meeple:road@E/0,0
play add:meeple:city@N/5,0
#! illegal: no-adding rule=CRP-7 player=1 figure=meeple feature=city@N/5,0
play add:meeple:road@E/5,0
#! [CRP-7]
play add:meeple:city@N/0,0
#! [CRP-7]
play add:meeple:field@EL/0,0
#! [CRP-7]
play add:meeple:road@E/0,0
view
#~ supply p1 meeple 4
turn
#= p0 circle
legal
#= pass add:meeple:road@E/5,0
play add:meeple:road@E/5,0
put end
# one road each with two thieves: the points of one
score
#= 1 3
