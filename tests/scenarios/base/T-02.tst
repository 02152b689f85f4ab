#id T-02
#rules BASE-S1 BASE-S2
#what A closed loop of eight tiles is a completed road: 8.
setup carcassonne edition=bb6 players=2
put empty
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
put tile B 1,1 R0
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,1 monastery
put turn p1
play draw:V place:2,2,R90
legal
#= meeple:field@NL meeple:field@NR pass
play pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=8 majority=p0:1
#~ scored-road rule=BASE-S2 player=0 points=8 feature=road@E/0,0 tiles=8 majority=p0:1 final=0
#~ scored-monastery rule=BASE-S7 player=1 points=9 feature=monastery/1,1 tiles=9 majority=p1:1 final=0
score
#= 8 9
