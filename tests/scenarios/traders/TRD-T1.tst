#id TRD-T1
#rules TRD-T1
#what The bridge is no crossing: two roads pass each other, and there are four fields.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put tile W 1,0 R180
put tile W 0,-1 R0
put tile W 0,2 R90
put bag HB 1
put bag U 1
put bag B 1
put figure p0 meeple -1,0 road@E
put figure p1 meeple 0,-1 road@S
# it joins west and east, and north and south, but not the two
play draw:HB place:0,0,R0
legal
#= meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:field@NL
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/-1,0 tiles=3 majority=p0:1 final=0
#- player=1 points
score
#= 3 0
play draw:U place:0,1,R0 pass
events
#~ scored-road rule=BASE-S2 player=1 points=4
#~ tiles=4 majority=p1:1
score
#= 3 4

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put tile W 1,0 R180
put tile W 0,-1 R0
put tile W 0,2 R90
put bag HB 1
put bag U 1
put bag B 1
put figure p0 meeple -1,0 road@E
put figure p1 meeple 0,-1 road@S
# it joins west and east, and north and south, but not the two
play draw:HB place:0,0,R0
legal
#= meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:field@NL
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/-1,0 tiles=3 majority=p0:1 final=0
#- player=1 points
score
#= 3 0
play draw:U place:0,1,R0 pass
events
#~ scored-road rule=BASE-S2 player=1 points=4
#~ tiles=4 majority=p1:1
score
#= 3 4
