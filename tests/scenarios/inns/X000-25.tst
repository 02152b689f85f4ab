#id X000-25
#rules INN-7 BASE-S8
#what A completed road of three tiles with a big meeple of blue and a meeple of red: only blue scores, 3 points.
setup carcassonne edition=bb5 players=3 modules=inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag B 1
put figure p1 big 0,0 road@E
put figure p0 meeple 2,0 road@W
put turn p2
view
#~ supply p1 big 0
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=1 points=3 feature=road@E/0,0 tiles=3 majority=p0:1,p1:2 final=0
#~ returned rule=BASE-S9 player=0 count=1
#~ returned rule=BASE-S9 player=1 count=1
#- player=0 points
score
#= 0 3 0
view
#~ supply p0 meeple 7
#~ supply p1 big 1
