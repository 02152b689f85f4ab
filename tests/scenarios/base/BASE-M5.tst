#id BASE-M5
#rules BASE-M5
#what No meeple joins an occupied feature, however far away the other stands and whosever it is.
setup carcassonne edition=bb6 players=2
put empty
put bag none
# a road, an own thief three tiles away
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put figure p0 meeple 0,0 road@E
put bag U 3
play draw:U place:3,0,R90
legal
#= meeple:field@NL meeple:field@ER pass
play meeple:road@E
#! illegal: occupied rule=BASE-M5 player=0 figure=meeple spot=road@E feature=road@E/0,0 majority=p0:1
play pass
# the same for the other player
play draw:U place:4,0,R90
play meeple:road@E
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=road@E feature=road@E/0,0 majority=p0:1

# a city: own and foreign knight
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p1 meeple 0,0 city@E
put bag G 2
play draw:G place:2,0,R0
legal
#= meeple:field@NL meeple:field@SL pass
play meeple:city@E
#! illegal: occupied rule=BASE-M5 player=0 figure=meeple spot=city@E feature=city@E/0,0 majority=p1:1
play pass
play draw:G place:3,0,R0
play meeple:city@W
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=city@E feature=city@E/0,0 majority=p1:1

# the tile joins two cities with a knight each: still no third one
setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile E 0,0 R90
put tile E 2,0 R270
put figure p0 meeple 0,0 city@E
put figure p1 meeple 2,0 city@W
put bag R 1
put bag B 1
put turn p2
play draw:R place:1,0,R0
legal
#= meeple:field@SL pass
play meeple:city@N
#! illegal: occupied rule=BASE-M5 player=2 figure=meeple spot=city@N feature=city@E/0,0 majority=p0:1,p1:1
play pass
view
#~ figure p0 meeple 0,0 city@E
#~ figure p1 meeple 2,0 city@W
