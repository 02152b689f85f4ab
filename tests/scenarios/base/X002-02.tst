#id X002-02
#rules BASE-M5
#what The tile joins the city of the red knight and has no road: blue may only be a farmer.
setup carcassonne edition=first players=2
put empty
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put turn p1
play draw:N place:1,0,R270
legal
#= meeple:field@EL pass
play meeple:city@N
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=city@N feature=city@E/0,0 majority=p0:1
play meeple:field@EL
view
#~ figure p1 meeple 1,0 field@EL
