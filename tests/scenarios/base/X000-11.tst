#id X000-11
#rules BASE-M6 BASE-S10 BASE-S4
#what Red completes a city of two tiles, puts a knight there, scores 4 and takes the knight back, all in one turn.
setup carcassonne edition=bb5 players=2
put empty
put tile E 0,0 R180
play draw:E place:0,1,R0 meeple:city@N
events
#~ figure rule=BASE-M4 player=0 figure=meeple spot=city@N square=0,1
#~ scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
#~ returned rule=BASE-S9 player=0 count=1
score
#= 4 0
view
#~ turn p1
#~ supply p0 meeple 7
#- figure p
