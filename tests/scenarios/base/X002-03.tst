#id X002-03
#rules BASE-M5 FARM-2
#what The large field is taken: blue may be a knight, a thief, or a farmer on the small field only.
setup carcassonne edition=first players=2
put empty
put tile U 0,0 R90
put figure p0 meeple 0,0 field@NL
put turn p1
play draw:K place:1,0,R0
legal
#= meeple:road@S meeple:city@N meeple:field@SR pass
play meeple:field@EL
#! illegal: occupied rule=FARM-2 player=1 figure=meeple spot=field@EL feature=field@NL/0,0 majority=p0:1
play meeple:field@SR
view
#~ figure p1 meeple 1,0 field@SR
