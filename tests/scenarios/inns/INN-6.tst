#id INN-6
#rules INN-6
#what Each player has one big meeple; it is placed instead of a meeple and by the same rules.
setup carcassonne edition=bb5 players=2 modules=inns
view
#~ supply p0 meeple 7
#~ supply p0 big 1
#~ supply p1 big 1
put empty
put bag none
put tile E 0,0 R0
put bag D 2
put bag B 2
put bag EK 1
# wherever a meeple may go, the big one may go
play draw:D place:0,1,R180
legal
#= meeple:road@E meeple:city@S meeple:field@NL meeple:field@ER big:road@E big:city@S big:field@NL big:field@ER pass
play big:road@E
events
#= figure rule=BASE-M4 player=0 figure=big spot=road@E square=0,1
view
#~ figure p0 big 0,1 road@E
#~ supply p0 meeple 7
#~ supply p0 big 0
# instead of a meeple: there is no second figure on the tile
play meeple:city@S
#! [BASE-T1]
# it occupies its road for everybody
play draw:D place:1,1,R180
legal
#- road@
play big:road@E
#! [BASE-M5]
play meeple:road@E
#! [BASE-M5]
play big:city@S
# there is only one of each player
play draw:B place:-1,0,R0
play big:monastery
#! [BASE-M7]
play pass
play draw:B place:-1,-1,R0
play big:monastery
#! [BASE-M7]

setup carcassonne edition=bb5 players=2 modules=none
play draw:E place:0,-1,R180
play big:city@S
#! illegal: module-missing figure=big module=inns

setup carcassonne edition=bb6 players=2 modules=inns
view
#~ supply p0 meeple 7
#~ supply p0 big 1
#~ supply p1 big 1
put empty
put bag none
put tile E 0,0 R0
put bag D 2
put bag B 2
put bag EK 1
# wherever a meeple may go, the big one may go
play draw:D place:0,1,R180
legal
#= meeple:road@E meeple:city@S meeple:field@NL meeple:field@ER big:road@E big:city@S big:field@NL big:field@ER pass
play big:road@E
events
#= figure rule=BASE-M4 player=0 figure=big spot=road@E square=0,1
view
#~ figure p0 big 0,1 road@E
#~ supply p0 meeple 7
#~ supply p0 big 0
# instead of a meeple: there is no second figure on the tile
play meeple:city@S
#! [BASE-T1]
# it occupies its road for everybody
play draw:D place:1,1,R180
legal
#- road@
play big:road@E
#! [BASE-M5]
play meeple:road@E
#! [BASE-M5]
play big:city@S
# there is only one of each player
play draw:B place:-1,0,R0
play big:monastery
#! [BASE-M7]
play pass
play draw:B place:-1,-1,R0
play big:monastery
#! [BASE-M7]

setup carcassonne edition=bb6 players=2 modules=none
play draw:E place:0,-1,R180
play big:city@S
#! illegal: module-missing figure=big module=inns
