#id CRP-2
#rules CRP-2 BASE-T1
#what Tile, figure and scoring come first; then the active player chooses for everybody.
setup carcassonne edition=bb6 players=3 modules=crops
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R0
put figure p1 meeple 0,0 road@W
put figure p2 meeple 3,0 road@S
put figure p2 meeple 3,0 road@W
put bag Korn1 1
put bag B 1
play draw:Korn1 place:-1,0,R0 meeple:road@S
# blue's road is scored before the action
events
#~ scored-road rule=BASE-S2 player=1 points=2
turn
#= p0 crop
legal
#= crop:add crop:remove
play pass
#! [BASE-T1]
play crop:both
#! syntax
play crop:remove
events
#~ crop rule=CRP-2 player=0 choice=remove
turn
#= p2 circle
# blue has no thief any more; everybody does the same
play add:meeple:road@S/3,0
#! illegal
play take:meeple:road@W/3,0
events
#~ taken-back rule=CRP-3 player=2 figure=meeple feature=road@W/3,0
turn
#= p0 circle
play take:meeple:road@S/-1,0
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 6
score
#= 0 2 0
