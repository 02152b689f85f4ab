#id OPT-crown-big
#rules WHL-5 WHL-6
#what Crown spaces take a normal meeple; with crown_big=on a big one, too, never a special figure (OQ-08).
setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills
put empty
put bag none
put bag B 2
play draw:B place:1,-1,R0
legal
#- big:crown
play big:crown@taxes
#! [WHL-5]
play builder:crown@taxes
#! [WHL-5]
play shepherd:crown@taxes
#! [WHL-5]

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills crown_big=off
put empty
put bag none
put bag B 2
play draw:B place:1,-1,R0
legal
#- big:crown
play big:crown@taxes
#! [WHL-5]
play builder:crown@taxes
#! [WHL-5]
play shepherd:crown@taxes
#! [WHL-5]

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills crown_big=on
put empty
put bag none
put bag B 2
put bag U_w1 1
play draw:B place:1,-1,R0
legal
#~ meeple:crown@taxes
#~ big:crown@taxes
play pig:crown@taxes
#! [WHL-5]
play big:crown@taxes
events
#= crown rule=WHL-5 player=0 figure=big sector=taxes
view
#~ crown p0 big taxes
#~ supply p0 big 0
play draw:U_w1
events
#~ scored-crown rule=WHL-6 player=0 points=6
view
#~ supply p0 big 1
