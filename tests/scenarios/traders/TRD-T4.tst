#id TRD-T4
#rules TRD-T4
#what A tile with three separate cities; the field in the middle can hold a farmer.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 1,0 R270
put tile E 0,1 R0
put bag HM 1
put bag B 1
play draw:HM place:0,0,R0
legal
#= meeple:city@N meeple:city@E meeple:city@S meeple:field@inner pass
play meeple:field@inner
events
#~ completed rule=BASE-S12 feature=city@S/0,-1 tiles=3
#~ completed rule=BASE-S12 feature=city@W/1,0 tiles=2
#~ completed rule=BASE-S12 feature=city@N/0,1 tiles=2
#~ goods rule=TRD-G2 player=0 wine=0 grain=0 cloth=1
put end
events
#~ scored-field rule=FARM-6 player=0 points=9 feature=field@inner/0,0 cities=3 majority=p0:1 final=1

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put supply p0 builder 0
put supply p0 pig 0
put supply p1 builder 0
put supply p1 pig 0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 1,0 R270
put tile E 0,1 R0
put bag HM 1
put bag B 1
play draw:HM place:0,0,R0
legal
#= meeple:city@N meeple:city@E meeple:city@S meeple:field@inner pass
play meeple:field@inner
events
#~ completed rule=BASE-S12 feature=city@S/0,-1 tiles=3
#~ completed rule=BASE-S12 feature=city@W/1,0 tiles=2
#~ completed rule=BASE-S12 feature=city@N/0,1 tiles=2
#~ goods rule=TRD-G2 player=0 wine=0 grain=0 cloth=1
put end
events
#~ scored-field rule=FARM-6 player=0 points=9 feature=field@inner/0,0 cities=3 majority=p0:1 final=1
