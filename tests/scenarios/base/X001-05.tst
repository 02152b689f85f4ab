#id X001-05
#rules BASE-P3 BASE-M4
#what A monastery lies field to field, and a monk moves in.
setup carcassonne edition=bb6 players=2
put empty
put tile E 0,0 R0
play draw:B
legal
#= place:-1,0,R0 place:0,1,R0 place:1,0,R0
play place:0,-1,R0
#! illegal: no-match rule=BASE-P3 tile=B square=0,-1 turn=R0 side=S
play place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass
play meeple:monastery
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=monastery square=0,1
#- scored
view
#~ figure p0 meeple 0,1 monastery
#~ supply p0 meeple 6
