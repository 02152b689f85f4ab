#id X002-09
#rules BASE-S7
#what The monastery is surrounded by eight tiles: the red monk earns 9 and goes home.
setup carcassonne edition=first players=2
put empty
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
put tile B 1,1 R0
put figure p0 meeple 1,1 monastery
put turn p1
standing
#= 8 0
play draw:V place:2,2,R90 pass
events
#~ completed rule=BASE-S7 feature=monastery/1,1 tiles=9 majority=p0:1
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
#- scored-road
#- player=1 points
score
#= 9 0
view
#~ supply p0 meeple 7
#- figure p
