#id X001-27
#rules INN-7 BASE-S8
#what Black completes a city where his two knights and red's big knight are level: 12 each.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile E -1,0 R90
put tile E 0,-1 R180
put tile G 1,0 R0
put tile E 2,0 R270
put bag Q 1
put bag B 1
put figure p0 big 2,0 city@W
put figure p1 meeple -1,0 city@E
put figure p1 meeple 0,-1 city@S
put turn p1
play draw:Q place:0,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=12
#~ scored-city rule=BASE-S4 player=1 points=12
#~ majority=p0:2,p1:2
#~ returned rule=BASE-S9 player=1 count=2
score
#= 12 12
view
#~ supply p0 big 1
#~ supply p1 meeple 7
