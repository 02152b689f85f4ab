#id BASE-M2
#rules BASE-M2
#what Meeples come from the own supply; one that scoring brings back can be used from the next turn on.
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put supply p0 meeple 0
put supply p1 meeple 3
put bag U 4
# the last thief comes home with this road, after the meeple step
play draw:U place:1,0,R90
legal
#= pass
play meeple:field@NL
#! illegal: supply-empty rule=BASE-M7 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=-
play pass
events
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 meeple 1
#~ supply p1 meeple 3
# the next own turn may use it; p1 uses p1's
play draw:U place:-1,0,R90 meeple:road@E
view
#~ figure p1 meeple -1,0 road@E
#~ supply p0 meeple 1
#~ supply p1 meeple 2
play draw:U place:3,0,R90 meeple:road@E
view
#~ figure p0 meeple 3,0 road@E
#~ supply p0 meeple 0

setup carcassonne edition=first players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put supply p0 meeple 0
put supply p1 meeple 3
put bag U 4
# the last thief comes home with this road, after the meeple step
play draw:U place:1,0,R90
legal
#= pass
play meeple:field@NL
#! illegal: supply-empty rule=BASE-M7 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=-
play pass
events
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 meeple 1
#~ supply p1 meeple 3
# the next own turn may use it; p1 uses p1's
play draw:U place:-1,0,R90 meeple:road@E
view
#~ figure p1 meeple -1,0 road@E
#~ supply p0 meeple 1
#~ supply p1 meeple 2
play draw:U place:3,0,R90 meeple:road@E
view
#~ figure p0 meeple 3,0 road@E
#~ supply p0 meeple 0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put supply p0 meeple 0
put supply p1 meeple 3
put bag U 4
# the last thief comes home with this road, after the meeple step
play draw:U place:1,0,R90
legal
#= pass
play meeple:field@NL
#! illegal: supply-empty rule=BASE-M7 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=-
play pass
events
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 meeple 1
#~ supply p1 meeple 3
# the next own turn may use it; p1 uses p1's
play draw:U place:-1,0,R90 meeple:road@E
view
#~ figure p1 meeple -1,0 road@E
#~ supply p0 meeple 1
#~ supply p1 meeple 2
play draw:U place:3,0,R90 meeple:road@E
view
#~ figure p0 meeple 3,0 road@E
#~ supply p0 meeple 0

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put supply p0 meeple 0
put supply p1 meeple 3
put bag U 4
# the last thief comes home with this road, after the meeple step
play draw:U place:1,0,R90
legal
#= pass
play meeple:field@NL
#! illegal: supply-empty rule=BASE-M7 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=-
play pass
events
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 meeple 1
#~ supply p1 meeple 3
# the next own turn may use it; p1 uses p1's
play draw:U place:-1,0,R90 meeple:road@E
view
#~ figure p1 meeple -1,0 road@E
#~ supply p0 meeple 1
#~ supply p1 meeple 2
play draw:U place:3,0,R90 meeple:road@E
view
#~ figure p0 meeple 3,0 road@E
#~ supply p0 meeple 0
