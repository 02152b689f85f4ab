#id SHP-1
#rules SHP-1
#what A shepherd may go onto a field part of the tile just placed, also beside farmers, not where any shepherd is.
setup carcassonne edition=bb5 players=2 modules=hills
view
#~ supply p0 shepherd 1
#~ supply p1 shepherd 1
#~ bag 90 A 2

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile D 0,0 R0
put bag D 4
put bag C 1
put bag B 1
put figure p1 meeple 0,0 field@EL
put figure p1 shepherd 0,0 field@SL
put flock p1 1 0 0 0
play draw:D place:1,0,R0
legal
#~ shepherd:field@EL
#- shepherd:field@ER
#- shepherd:city
#- shepherd:road
play shepherd:field@ER
#! illegal: shepherd-there rule=SHP-1 player=0 figure=shepherd spot=field@ER feature=field@ER/0,0 majority=-
play shepherd:city@N
#! [BASE-M4]
play meeple:field@EL
#! [FARM-2]
play shepherd:field@EL
events
#= figure rule=BASE-M4 player=0 figure=shepherd spot=field@EL square=1,0
turn
#= chance shepherd

setup carcassonne edition=bb5 players=2 modules=hills farmers=off
# without farmers the shepherds are still there
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0
legal
#= meeple:monastery shepherd:field@NL pass

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
# he occupies nothing for farmers
put bag B 2
put figure p0 shepherd 0,0 field@EL
put turn p1
play draw:B place:0,1,R0 meeple:field@NL
view
#~ figure p1 meeple 0,1 field@NL
# a tile without a field part

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R180
put bag C 1
put bag B 1
play draw:C place:0,1,R0
legal
#= meeple:city@N pass
