#id BASE-M3
#rules BASE-M3
#what A meeple goes onto the tile just placed and onto nothing else.
setup carcassonne edition=c2 players=2
# the start tile has a city, the tile just placed has none
play draw:U place:1,0,R90
legal
#= meeple:road@E meeple:field@NL meeple:field@ER pass
play meeple:city@N
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=city@N
play meeple:monastery
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=monastery
play meeple:road@N
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=road@N
play meeple:city@N/0,0
#! BASE-M3
play meeple:road@E
view
#~ figure p0 meeple 1,0 road@E
# the monastery of the tile before cannot be entered any more
play draw:A place:2,0,R90 pass
play draw:E place:3,0,R0
legal
#= meeple:city@N meeple:field@EL pass
