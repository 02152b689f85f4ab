#id TRD-T3
#rules TRD-T3
#what One road ends in the city, the other at a cottage; three fields.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put tile W 0,1 R180
put bag HC 1
put bag B 1
put figure p0 meeple -1,0 road@E
put figure p1 meeple 0,1 road@N
play draw:HC place:0,0,R0
legal
#= meeple:city@N meeple:field@EL meeple:field@SR meeple:field@WR pass
play pass
events
#~ scored-road rule=BASE-S2 player=0 points=2 feature=road@E/-1,0 tiles=2
#~ scored-road rule=BASE-S2 player=1 points=2 feature=road@N/0,1 tiles=2
score
#= 2 2

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put tile W 0,1 R180
put bag HC 1
put bag B 1
put figure p0 meeple -1,0 road@E
put figure p1 meeple 0,1 road@N
play draw:HC place:0,0,R0
legal
#= meeple:city@N meeple:field@EL meeple:field@SR meeple:field@WR pass
play pass
events
#~ scored-road rule=BASE-S2 player=0 points=2 feature=road@E/-1,0 tiles=2
#~ scored-road rule=BASE-S2 player=1 points=2 feature=road@N/0,1 tiles=2
score
#= 2 2
