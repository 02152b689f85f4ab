#id WHL-S6
#rules WHL-S6
#what Plague: every player must take one own figure off the landscape, the active player first, then clockwise; not from a crown space.
setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile E 10,0 R90
put tile F 11,0 R0
put tile F 12,0 R0
put tile G 13,0 R0
put tile W 10,20 R0
put wheel inquisition
put figure p0 meeple 10,0 city@E
put figure p0 meeple 10,20 road@S
put figure p1 meeple 10,20 road@E
put figure p2 meeple 10,20 road@W
put figure p2 meeple 11,0 field@NL
put wheel p1 meeple plague
put wheel p2 meeple taxes
put turn p1
play draw:U_w1
events
#= drawn rule=BASE-P1 player=1 tile=U_w1
#= wheel rule=WHL-1 number=1 sector=plague
turn
#= p1 wheel
legal
#= take:meeple:road@E/10,20
play pass
#! [BASE-T1]
play place:2,-1,R0
#! [BASE-T1]
play take:meeple:road@W/10,20
#! [WHL-S6]
play take:meeple:road@E/10,20
events
#= plague rule=WHL-S6 player=1 figure=meeple feature=road@E/10,20
turn
#= p2 wheel
legal
#= take:meeple:road@W/10,20 take:meeple:field@NL/11,0
play take:meeple:field@NR/11,0
turn
#= p0 wheel
legal
#= take:meeple:city@E/10,0 take:meeple:road@S/10,20
play take:meeple:road@S/10,20
# only now the crown spaces of Plague are scored, and the tile is placed
events
#= plague rule=WHL-S6 player=0 figure=meeple feature=road@S/10,20
#= scored-crown rule=WHL-6 player=1 points=6 alone=1
#= returned rule=WHL-6 player=1 count=1 figure=meeple
turn
#= p1 place
score
#= 0 6 0
view
#~ supply p0 meeple 6
#~ supply p1 meeple 7
#~ supply p2 meeple 5
#~ crown p2 meeple taxes
play place:2,-1,R0 pass
view
#~ turn p2

setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put tile W 10,20 R0
# OQ-09: who has nobody on the landscape is skipped
put wheel inquisition
put figure p1 meeple 10,20 road@E
put wheel p0 meeple fortune
play draw:U_w1
turn
#= p1 wheel
play take:meeple:road@E/10,20
turn
#= p0 place

setup carcassonne edition=bb5 players=3 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
# nobody has anybody there
put wheel inquisition
play draw:U_w1
turn
#= p0 place
score
#= 0 0 0
