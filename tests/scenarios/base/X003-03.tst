#id X003-03
#rules BASE-S2 BASE-S9
#what Blue completes the red road of three tiles: red scores 3 and takes the thief back, the blue knight stays.
setup carcassonne edition=c2 players=2
put empty
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put turn p1
play draw:L place:2,0,R180 meeple:city@S
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#- returned rule=BASE-S9 player=1
score
#= 3 0
view
#~ figure p1 meeple 2,0 city@S
#- figure p0
#~ supply p0 meeple 7
#~ supply p1 meeple 6
