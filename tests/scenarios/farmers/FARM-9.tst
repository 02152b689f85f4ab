#id FARM-9
#rules FARM-9
#what Farmers are optional: with farmers=off fields cannot be occupied and are not scored.
setup carcassonne edition=bb5 players=2
#~ farmers=on
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass

setup carcassonne edition=bb5 players=2 farmers=off
#~ farmers=off
play draw:B place:0,1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: farmers-off rule=FARM-9 player=0 figure=meeple spot=field@NL feature=field@ER/0,0 majority=-
play pass
put figure p0 meeple 0,1 field@NL
#! illegal:
# roads, cities and monasteries are played as ever
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S4 player=1
put end
events
#- scored-field
score
#= 0 4

setup carcassonne edition=bb6 players=2
#~ farmers=on
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass

setup carcassonne edition=bb6 players=2 farmers=off
#~ farmers=off
play draw:B place:0,1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: farmers-off rule=FARM-9 player=0 figure=meeple spot=field@NL feature=field@ER/0,0 majority=-
play pass
put figure p0 meeple 0,1 field@NL
#! illegal:
# roads, cities and monasteries are played as ever
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S4 player=1
put end
events
#- scored-field
score
#= 0 4

setup carcassonne edition=first players=2
#~ farmers=on
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass

setup carcassonne edition=first players=2 farmers=off
#~ farmers=off
play draw:B place:0,1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: farmers-off rule=FARM-9 player=0 figure=meeple spot=field@NL feature=field@ER/0,0 majority=-
play pass
put figure p0 meeple 0,1 field@NL
#! illegal:
# roads, cities and monasteries are played as ever
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S6 player=1
put end
events
#- scored-field
score
#= 0 2

setup carcassonne edition=c2 players=2
#~ farmers=on
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass

setup carcassonne edition=c2 players=2 farmers=off
#~ farmers=off
play draw:B place:0,1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: farmers-off rule=FARM-9 player=0 figure=meeple spot=field@NL feature=field@ER/0,0 majority=-
play pass
put figure p0 meeple 0,1 field@NL
#! illegal:
# roads, cities and monasteries are played as ever
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S4 player=1
put end
events
#- scored-field
score
#= 0 4
