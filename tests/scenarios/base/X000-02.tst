#id X000-02
#rules BASE-M5
#what The road is taken, so the blue figure may be a monk or a farmer but no thief.
setup carcassonne edition=bb5 players=2
put empty
put tile U 0,0 R90
put figure p0 meeple 0,0 road@E
put turn p1
play draw:A place:1,0,R90
legal
#= meeple:monastery meeple:field@NL pass
play meeple:road@W
#! illegal: occupied rule=BASE-M5 player=1 figure=meeple spot=road@W feature=road@E/0,0 majority=p0:1
play meeple:monastery
view
#~ figure p1 meeple 1,0 monastery
#~ supply p1 meeple 6
undo
play meeple:field@NL
view
#~ figure p1 meeple 1,0 field@NL
#~ supply p1 meeple 6
score
#= 0 0
