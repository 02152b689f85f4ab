#id X001-52
#rules CRP-3 CRP-6 BASE-S4
#what Green completes a city of three tiles with a pitchfork tile and chooses B: blue and red take a farmer back, green has none.
setup carcassonne edition=bb6 players=3 modules=crops
put empty
put bag none
put tile E 0,0 R90
put tile G 1,0 R0
put figure p1 meeple 0,0 field@NL
put figure p2 meeple 1,0 field@NL
put bag Korn3 1
put bag B 1
play draw:Korn3 place:2,0,R270 meeple:city@W
events
#~ scored-city rule=BASE-S4 player=0 points=6
#~ returned rule=BASE-S9 player=0 count=1
turn
#= p0 crop
play crop:remove
turn
#= p1 circle
play take:meeple:field@NL/0,0
events
#~ taken-back rule=CRP-3 player=1 figure=meeple feature=field@NL/0,0
turn
#= p2 circle
play take:meeple:field@NL/1,0
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 7
#- figure
score
#= 6 0 0
