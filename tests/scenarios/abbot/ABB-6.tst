#id ABB-6
#rules ABB-6 ABB-3 BASE-S8
#what No big meeple, builder or pig goes on a garden; an abbot counts as one in majorities.
setup carcassonne edition=bb6 players=2 modules=abbot,inns,traders
put empty
put bag none
put tile U 0,0 R0
put bag U_G 1
put bag B 1
put figure p0 meeple 0,0 road@N
put figure p0 meeple 0,0 field@NL
play draw:U_G place:0,1,R0
legal
#= meeple:field@NR big:field@NR builder:road@N pig:field@NL abbot:garden pass
play big:garden
#! [BASE-M4]
play builder:garden
#! [BASE-M4]
play pig:garden
#! [BASE-M4]
put figure p0 big 0,1 garden
#! illegal

setup carcassonne edition=bb6 players=3 modules=abbot,inns
put empty
put bag none
put figure p0 big 0,0 garden
#! [BASE-M3]
put tile N_G 0,0 R0
put figure p0 big 0,0 garden
#! [BASE-M4]
put figure p0 meeple 0,0 garden
#! [BASE-M4]

# abbot and meeple tie, a big meeple is stronger
setup carcassonne edition=bb6 players=3 modules=abbot,inns
put empty
put bag none
put tile B 0,0 R0
put tile B 5,0 R0
put figure p0 abbot 0,0 monastery
put figure p1 meeple 0,0 monastery
put figure p1 abbot 5,0 monastery
put figure p2 big 5,0 monastery
put tile B 1,0 R0
put tile B 6,0 R0
put end
events
#~ points=2 feature=monastery/0,0 tiles=2 majority=p0:1,p1:1 final=1
#~ scored-monastery rule=BASE-E4 player=2 points=2 feature=monastery/5,0 tiles=2 majority=p1:1,p2:2 final=1
score
#= 2 2 2
