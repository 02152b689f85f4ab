#id HIL-T2
#rules HIL-T2
#what A small house cuts a road into two roads.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile W 0,-1 R0
put bag SchF 1
put bag SchE 1
put bag B 3
put figure p1 meeple 0,-1 road@S
play draw:SchF place:0,0,R0
legal
#= meeple:road@S meeple:field@NL meeple:field@NR pass
play meeple:road@S
events
#~ scored-road rule=BASE-S2 player=1 points=2 feature=road@S/0,-1 tiles=2
score
#= 0 2 0
# and on SchE, where the two roads meet at a corner
play draw:SchE place:0,1,R180
legal
#= meeple:road@E meeple:field@NL meeple:field@NR pass
play pass
events
#~ scored-road rule=BASE-S2 player=0 points=2
score
#= 2 2 0
