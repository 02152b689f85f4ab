#id GLD-4
#rules GLD-4
#what The majority takes all bars: a road or city those on all its tiles, a monastery its own and those of the eight around.
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put tile F 2,0 R0
put tile E 5,5 R0
put bars 0,0 1
put bars 2,0 2
put bars 5,5 3
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 2,0 city@E
put bag E 1
put bag B 1
put turn p1
play draw:E place:3,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=12
#~ gold-taken rule=GLD-4 player=0 square=0,0
#~ gold-taken rule=GLD-4 player=0 square=2,0
#- gold-taken rule=GLD-4 player=1
view
#~ bars p0 3
#~ gold 5,5 3
#- bars p1
#- gold 0,0
#- gold 2,0
score
#= 12 0

# a monastery: its tile, sides and corners, nothing farther
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put tile B 0,2 R0
put tile B 1,2 R0
put tile E 3,1 R0
put bars 0,0 1
put bars 1,1 2
put bars 2,1 1
put bars 3,1 1
put figure p1 meeple 1,1 monastery
put bag B 1
put bag D 1
play draw:B place:2,2,R0 pass
events
#~ scored-monastery rule=BASE-S7 player=1 points=9
#~ gold-taken rule=GLD-4 player=1 square=0,0
#~ gold-taken rule=GLD-4 player=1 square=1,1
#~ gold-taken rule=GLD-4 player=1 square=2,1
#- square=3,1
view
#~ bars p1 4
#~ gold 3,1 1

# nobody there: the bars stay
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,0 R90
put bars 0,0 2
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ completed rule=BASE-S12
#- gold-taken
view
#~ gold 0,0 2
#- bars
