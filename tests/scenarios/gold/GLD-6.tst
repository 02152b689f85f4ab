#id GLD-6
#rules GLD-6 XM-14
#what Farmers get no gold, bars lie open before their owner, and what is left in the landscape is removed at the end.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,0 R90
put bars 0,0 2
put bars p1 3
put figure p0 meeple 0,0 field@NL
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#- gold-taken
view p0
#~ bars p1 3
#~ gold 0,0 2
put end
events
#~ scored-field rule=FARM-6 player=0 points=3
#~ scored-gold rule=GLD-7 player=1 points=3
#- scored-gold rule=GLD-7 player=0
score
#= 3 3
view
#- gold
