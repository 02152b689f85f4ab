#id TRD-T2
#rules TRD-T2
#what A monastery ends three roads that part three fields.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put bag HJ 1
put bag B 1
play draw:HJ place:0,0,R0
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:monastery meeple:field@NL meeple:field@ER meeple:field@SR pass
play meeple:road@W
events
#~ scored-road rule=BASE-S2 player=0 points=2 feature=road@E/-1,0 tiles=2 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
score
#= 2 0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile W -1,0 R0
put bag HJ 1
put bag B 1
play draw:HJ place:0,0,R0
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:monastery meeple:field@NL meeple:field@ER meeple:field@SR pass
play meeple:road@W
events
#~ scored-road rule=BASE-S2 player=0 points=2 feature=road@E/-1,0 tiles=2 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
score
#= 2 0
