#id SHP-5
#rules SHP-5
#what Home: a point for every sheep; the tokens go back and the shepherd is free again.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 4
put figure p0 shepherd 0,0 field@EL
put flock p0 1 1 1 1
play draw:B place:0,1,R0 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=10
score
#= 10 0
view
#- flock
#- figure
#~ supply p0 shepherd 1
#~ turn p1
play draw:B place:0,2,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:4 1/18
