#id X000-41
#rules SHP-6
#what Red grows the common flock and draws a wolf: nobody scores, all tokens and shepherds return.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 3
put figure p0 shepherd 0,0 field@EL
put figure p1 shepherd 0,0 field@EL
put flock p0 1 1 0 0
put flock p1 0 1 1 0
play draw:B place:0,1,R0 pass flock:grow token:wolf
events
#~ wolf rule=SHP-4 player=0
#- points
score
#= 0 0
view
#- flock
#~ supply p0 shepherd 1
#~ supply p1 shepherd 1
play draw:B place:0,2,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:3 6/18
#~ token:wolf 2/18
