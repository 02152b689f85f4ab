#id BASE-M7
#rules BASE-M7
#what Without a meeple a player only places tiles until one returns.
setup carcassonne edition=first players=2 meeples=1
put empty
put bag none
put tile W 0,0 R0
put bag U 4
put bag W 1
put bag B 1
play draw:U place:1,0,R90 meeple:road@E
view
#~ supply p0 meeple 0
play draw:U place:-1,0,R90 pass
# p0 has none left: only pass
play draw:U place:2,0,R90
legal
#= pass
play meeple:field@NL
#! illegal: supply-empty rule=BASE-M7 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=-
play pass
# p1 completes the road, the thief returns
play draw:W place:3,0,R180 pass
events
#~ scored-road rule=BASE-S2 player=0 points=4
view
#~ supply p0 meeple 1
play draw:U place:4,0,R90
legal
#= meeple:road@E meeple:field@NL meeple:field@ER pass
