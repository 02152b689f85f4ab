#id X002-07
#rules BASE-S6
#what The only exception of the first edition: a completed city of two tiles is worth 2 in all.
setup carcassonne edition=first players=2
put empty
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put turn p1
play draw:E place:0,1,R0 pass
events
#~ scored-city rule=BASE-S6 player=0 points=2 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 2 0
view
#~ supply p0 meeple 7
