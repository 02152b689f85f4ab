#id farmers-wheel
#rules WHL-S3 WHL-S6 FARM-3
#what Plague takes a farmer off; without farmers Famine brings nothing and nobody may lie down on the board.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put tile D 10,0 R0
put tile E 10,-1 R180
put tile D 11,0 R0
put tile E 11,-1 R180
put tile E 10,1 R180
put tile E 10,2 R0
put tile E 11,1 R180
put bag U_w1 1
put bag B 1
put figure p0 meeple 10,0 field@EL
put figure p1 meeple 10,0 field@EL
put wheel inquisition
play draw:U_w1 take:meeple:field@EL/10,0 take:meeple:field@EL/10,0
view
#- figure
#~ supply p0 meeple 7
play place:2,-1,R0 pass
put end
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=wheel farmers=off
put empty
put bag none
put bag U_w2 1
put bag B 2
play draw:U_w2
events
#~ wheel rule=WHL-1 number=2 sector=famine
#- points
play place:2,-1,R0 pass
play draw:B place:1,-1,R0
play meeple:field@SL
#! [FARM-9]
put figure p0 meeple 0,1 field@WL
#! only between
