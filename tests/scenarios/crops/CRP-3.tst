#id CRP-3
#rules CRP-3 CRP-7
#what A: each player may add a figure from the supply beside one of his; B: each must take one back.
setup carcassonne edition=bb6 players=2 modules=crops,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R0
put figure p1 meeple 3,0 road@S
put figure p1 meeple 3,0 road@W
put figure p0 big 0,0 road@S
put bag Korn1 1
put bag B 1
play draw:Korn1 place:-1,0,R0 pass crop:add
turn
#= p1 circle
legal
#= pass add:meeple:road@S/3,0 add:meeple:road@W/3,0 add:big:road@S/3,0 add:big:road@W/3,0
play take:meeple:road@S/3,0
#! illegal
play add:big:road@W/3,0
events
#~ added rule=CRP-3 player=1 figure=big feature=road@W/3,0
view
#~ supply p1 big 0
#~ figure p1 big 3,0 road@W
# red's big meeple is a thief like any other; he declines
turn
#= p0 circle
legal
#= pass add:meeple:road@S/0,0
play pass
view
#~ turn p1
#~ supply p0 meeple 7
# B
undo 3
play crop:remove
turn
#= p1 circle
legal
#= take:meeple:road@S/3,0 take:meeple:road@W/3,0
play pass
#! illegal
play take:meeple:road@S/3,0
turn
#= p0 circle
legal
#= take:big:road@S/0,0
play take:big:road@S/0,0
view
#~ supply p0 big 1
#~ supply p1 meeple 6
#~ turn p1
