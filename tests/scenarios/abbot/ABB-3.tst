#id ABB-3
#rules ABB-3 BASE-M4
#what An abbot stands on a monastery or a garden only, a meeple never on a garden.
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile U 0,0 R0
put bag U_G 1
put bag A 1
put bag B 1
play draw:U_G place:0,1,R0
legal
#= meeple:road@N meeple:field@NL meeple:field@NR abbot:garden pass
play meeple:garden
#! illegal: not-there rule=BASE-M4 player=0 figure=meeple spot=garden feature=garden/0,1 majority=-
play abbot:road@N
#! [BASE-M4]
play abbot:field@NL
#! [BASE-M4]
play abbot:monastery
#! [BASE-M3]
play abbot:garden
events
#~ figure rule=BASE-M4 player=0 figure=abbot spot=garden square=0,1
view
#~ figure p0 abbot 0,1 garden
#~ supply p0 abbot 0
#~ supply p0 meeple 7
#~ turn p1
play draw:A place:0,2,R180
legal
#= meeple:road@N meeple:monastery meeple:field@NL abbot:monastery pass
play abbot:monastery
view
#~ figure p1 abbot 0,2 monastery
#~ supply p1 abbot 0
play draw:B place:1,0,R0
legal
#= meeple:monastery meeple:field@NL pass abbot:home
play abbot:monastery
#! [BASE-M7]
