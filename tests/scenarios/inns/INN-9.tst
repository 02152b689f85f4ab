#id INN-9
#rules INN-9
#what Special tiles: four separate cities with a field inside, a monastery and a village that cut a road, a field that ends, stubs that only part fields.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile E 0,0 R180
put bag EH 1
put bag ED 1
put bag EI 1
put bag EG 1
put bag EE 1
put bag B 1
put supply p0 big 0
put supply p1 big 0
# four cities, each for itself, around a field that can be occupied
play draw:EH place:0,1,R0
legal
#= meeple:city@N meeple:city@E meeple:city@S meeple:city@W meeple:field@inner pass
play meeple:field@inner
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@inner square=0,1
#~ completed rule=BASE-S12 feature=city@S/0,0 tiles=2 majority=-
put empty
put supply p0 big 0
put supply p1 big 0
put bag none
put tile W 0,0 R0
put bag ED 1
put bag EE 1
put bag B 1
# the monastery ends both roads
play draw:ED place:1,0,R0
legal
#~ meeple:road@E
#~ meeple:road@W meeple:monastery
play meeple:road@W
events
#~ scored-road rule=BASE-S2 player=
#~ points=2 feature=road@E/0,0 tiles=2
# two roads that do not meet: no crossing, three fields
play draw:EE place:2,0,R0
legal
#= meeple:road@N meeple:road@E meeple:field@NL meeple:field@NR meeple:field@ER pass
play pass
put empty
put supply p0 big 0
put supply p1 big 0
put bag none
put tile E 0,0 R180
put bag EI 1
put bag EG 1
put bag B 1
# the stubs between village and cities are no roads but part the fields
play draw:EI place:0,1,R0
legal
#= meeple:road@E meeple:road@W meeple:city@N meeple:city@S meeple:field@EL meeple:field@ER meeple:field@WL meeple:field@WR pass
play meeple:road@N
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=road@N
play meeple:field@EL
# a city that reaches the corner ends a field
play draw:EG
play place:1,0,R0
#! [BASE-P3]
play place:1,0,R90
legal
#= meeple:city@N meeple:field@EL meeple:field@SL pass

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile E 0,0 R180
put bag EH 1
put bag ED 1
put bag EI 1
put bag EG 1
put bag EE 1
put bag B 1
put supply p0 big 0
put supply p1 big 0
# four cities, each for itself, around a field that can be occupied
play draw:EH place:0,1,R0
legal
#= meeple:city@N meeple:city@E meeple:city@S meeple:city@W meeple:field@inner pass
play meeple:field@inner
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=field@inner square=0,1
#~ completed rule=BASE-S12 feature=city@S/0,0 tiles=2 majority=-
put empty
put supply p0 big 0
put supply p1 big 0
put bag none
put tile W 0,0 R0
put bag ED 1
put bag EE 1
put bag B 1
# the monastery ends both roads
play draw:ED place:1,0,R0
legal
#~ meeple:road@E
#~ meeple:road@W meeple:monastery
play meeple:road@W
events
#~ scored-road rule=BASE-S2 player=
#~ points=2 feature=road@E/0,0 tiles=2
# two roads that do not meet: no crossing, three fields
play draw:EE place:2,0,R0
legal
#= meeple:road@N meeple:road@E meeple:field@NL meeple:field@NR meeple:field@ER pass
play pass
put empty
put supply p0 big 0
put supply p1 big 0
put bag none
put tile E 0,0 R180
put bag EI 1
put bag EG 1
put bag B 1
# the stubs between village and cities are no roads but part the fields
play draw:EI place:0,1,R0
legal
#= meeple:road@E meeple:road@W meeple:city@N meeple:city@S meeple:field@EL meeple:field@ER meeple:field@WL meeple:field@WR pass
play meeple:road@N
#! illegal: no-segment rule=BASE-M3 figure=meeple spot=road@N
play meeple:field@EL
# a city that reaches the corner ends a field
play draw:EG
play place:1,0,R0
#! [BASE-P3]
play place:1,0,R90
legal
#= meeple:city@N meeple:field@EL meeple:field@SL pass
