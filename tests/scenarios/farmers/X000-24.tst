#id X000-24
#rules FARM-2 FARM-4 BASE-M5
#what Two farmers on two fields that a third tile joins: only so do two players come to share a field.
setup carcassonne edition=bb5 players=3
put empty
put tile D 1,0 R0
put turn p1
# turn 1: a blue farmer
play draw:U place:0,0,R90 meeple:field@NL
view
#~ figure p1 meeple 0,0 field@NL
# turn 2: the tile up right; the fields are not joined yet
put turn p0
play draw:E place:1,-1,R180
legal
#= meeple:city@S meeple:field@NL pass
play meeple:field@NL
view
#~ figure p0 meeple 1,-1 field@NL
# turn 3: the fields become one, with two farmers on it
put turn p2
play draw:B place:0,-1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=2 figure=meeple spot=field@NL feature=field@EL/1,0 majority=p0:1,p1:1
play pass
view
#~ figure p0 meeple 1,-1 field@NL
#~ figure p1 meeple 0,0 field@NL
put end
events
#~ scored-field rule=FARM-6 player=0 points=3 feature=field@EL/1,0 cities=1 majority=p0:1,p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@EL/1,0 cities=1 majority=p0:1,p1:1 final=1
score
#= 3 3 0
