#id GLD-7
#rules GLD-7
#what After final scoring bars are worth 1, 2, 3 or 4 each, the more the more one has.
setup carcassonne edition=bb6 players=6 modules=gold
put bars p0 2
put bars p1 5
put bars p2 8
put bars p3 11
put bars p4 16
put end
events
#~ scored-gold rule=GLD-7 player=0 points=2
#~ scored-gold rule=GLD-7 player=1 points=10
#~ scored-gold rule=GLD-7 player=2 points=24
#~ scored-gold rule=GLD-7 player=3 points=44
#~ scored-gold rule=GLD-7 player=4 points=64
#- scored-gold rule=GLD-7 player=5
score
#= 2 10 24 44 64 0

# gold comes last: roads, fields, goods, gold
setup carcassonne edition=bb6 players=2 modules=gold,traders
put empty
put bag none
put tile E 0,0 R90
put tile E 1,0 R270
put tile U 3,0 R0
put figure p0 meeple 0,0 field@NL
put figure p0 meeple 3,0 road@N
put goods p0 wine 1
put bars p0 4
put end
events
#= ended rule=BASE-E1b
#= scored-road rule=BASE-E2 player=0 points=1 feature=road@N/3,0 tiles=1 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= scored-field rule=FARM-6 player=0 points=3 feature=field@NL/0,0 cities=1 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= scored-goods rule=TRD-G3 player=0 points=10 goods=wine count=1
#= scored-gold rule=GLD-7 player=0 points=8 bars=4
#= result rule=BASE-E7 scores=22:0 winners=p0
