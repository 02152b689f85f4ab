#id X000-40
#rules SHP-6
#what Red and blue share a field with four tokens of 8 sheep; red herds home: 8 each, both shepherds return.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 3
put figure p0 shepherd 0,0 field@EL
put figure p1 shepherd 0,0 field@EL
put flock p0 1 1 0 0
put flock p1 0 1 1 0
view
#~ flock p0 1 1 0 0
#~ flock p1 0 1 1 0
play draw:B place:0,1,R0 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=8
#~ scored-flock rule=SHP-5 player=1 points=8
score
#= 8 8
view
#- flock
#~ supply p0 shepherd 1
#~ supply p1 shepherd 1
play draw:B place:0,2,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:3 6/18
