#id X001-09
#rules BASE-S8 BASE-S9
#what Red joins three cities into one and completes it; two knights beat one: red 10, blue nothing, all go home.
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile E -1,0 R90
put tile E 0,-1 R180
put tile G 1,0 R0
put tile E 2,0 R270
put bag R 1
put bag B 1
put figure p1 meeple -1,0 city@E
put figure p0 meeple 0,-1 city@S
put figure p0 meeple 2,0 city@W
play draw:R place:0,0,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=10 feature=city@E/-1,0 tiles=5 pennants=0 majority=p0:2,p1:1 final=0
#~ returned rule=BASE-S9 player=0 count=2
#~ returned rule=BASE-S9 player=1 count=1
#- player=1 points
score
#= 10 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
