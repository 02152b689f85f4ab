#id FARM-2
#rules FARM-2 BASE-M5
#what A farmer needs a field without any farmer, own or not, in all its parts.
setup carcassonne edition=first players=2
put empty
put bag none
put tile B 0,0 R0
put bag B 3
play draw:B place:1,0,R0 meeple:field@NL
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@NL square=1,0
view
#~ figure p0 meeple 1,0 field@NL
#~ supply p0 meeple 6
# the other player
play draw:B place:-1,0,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
play pass
# the owner
play draw:B place:2,0,R0
play meeple:field@SR
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
legal
#= meeple:monastery pass

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile B 0,0 R0
put bag B 3
play draw:B place:1,0,R0 meeple:field@NL
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@NL square=1,0
view
#~ figure p0 meeple 1,0 field@NL
#~ supply p0 meeple 6
# the other player
play draw:B place:-1,0,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
play pass
# the owner
play draw:B place:2,0,R0
play meeple:field@SR
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
legal
#= meeple:monastery pass

setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile B 0,0 R0
put bag B 3
play draw:B place:1,0,R0 meeple:field@NL
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@NL square=1,0
view
#~ figure p0 meeple 1,0 field@NL
#~ supply p0 meeple 6
# the other player
play draw:B place:-1,0,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
play pass
# the owner
play draw:B place:2,0,R0
play meeple:field@SR
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
legal
#= meeple:monastery pass

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile B 0,0 R0
put bag B 3
play draw:B place:1,0,R0 meeple:field@NL
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@NL square=1,0
view
#~ figure p0 meeple 1,0 field@NL
#~ supply p0 meeple 6
# the other player
play draw:B place:-1,0,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
play pass
# the owner
play draw:B place:2,0,R0
play meeple:field@SR
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1
legal
#= meeple:monastery pass

setup carcassonne edition=bb6 players=2
put empty
put bag none
# the other field of the tile is free
put tile U 0,0 R90
put figure p0 meeple 0,0 field@NL
put bag U 2
put turn p1
play draw:U place:1,0,R90
legal
#= meeple:road@E meeple:field@ER pass
play meeple:field@ER
view
#~ figure p1 meeple 1,0 field@ER
