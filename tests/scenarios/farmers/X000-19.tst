#id X000-19
#rules FARM-5 FARM-6
#what Red owns the large field by majority, blue the small one; city A pays both.
setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile T 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put tile E -1,0 R90
put tile U 0,1 R0
put tile E -1,1 R180
put tile E -1,2 R0
put figure p1 meeple 0,0 field@SL
put figure p0 meeple 0,0 field@SR
put figure p0 meeple 0,1 field@NL
put figure p2 meeple -1,1 field@NL
put end
events
#~ scored-field rule=FARM-6 player=1 points=3 feature=field@SL/0,0 cities=1 majority=p1:1 final=1
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@SR/0,0 cities=2 majority=p0:2,p2:1 final=1
#- player=2 points
score
#= 6 3 0
