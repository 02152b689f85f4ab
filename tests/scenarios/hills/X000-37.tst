#id X000-37
#rules HIL-T4
#what A field side laid against the split field edge joins the upper and the lower field.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put supply p0 shepherd 0
put supply p1 shepherd 0
put supply p2 shepherd 0
put tile SchK 0,0 R180
put bag E 1
put bag B 1
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@SL
put turn p2
play draw:E place:1,0,R0
legal
#= meeple:city@N pass
play meeple:field@EL
#! illegal: occupied rule=FARM-2 player=2 figure=meeple spot=field@EL feature=field@ER/0,0 majority=p0:1,p1:1
