#id FARM-4
#rules FARM-4
#what A tile that joins occupied fields takes no farmer of its player, whose the others may be.
setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile U 0,0 R90
put tile U 0,-2 R90
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,-2 field@SL
put bag U 1
put bag B 1
put turn p0
# a road between them keeps two fields, each with its own farmer
play draw:U place:0,-1,R90
legal
#= meeple:road@E pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@ER/0,-2 majority=p1:1
play meeple:field@SL
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@ER feature=field@NL/0,0 majority=p0:1
undo 2
# a monastery joins them, and nobody may add a farmer: not their owners
play draw:B place:0,-1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=0 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1,p1:1
undo 2
put turn p2
play draw:B place:0,-1,R0
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=2 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1,p1:1
# a monk may come
play meeple:monastery
view
#~ figure p2 meeple 0,-1 monastery
