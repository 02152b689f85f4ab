#id X002-10
#rules BASE-M6 BASE-S10 BASE-S6
#what Red completes a city of two tiles, puts a knight there, scores 2 and takes the knight back, all in one turn.
setup carcassonne edition=first players=2
put empty
put tile E 0,0 R180
play draw:E place:0,1,R0 meeple:city@N
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=city@N square=0,1
#~ scored-city rule=BASE-S6 player=0 points=2 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
score
#= 2 0
view
#~ turn p1
#~ supply p0 meeple 7
#- figure p
