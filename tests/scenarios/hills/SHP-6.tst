#id SHP-6
#rules SHP-6
#what Shepherds whose fields are joined have one flock; sheep that any of them gains count for all.
setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R0
put tile E 2,0 R0
put tile E 0,10 R0
put bag B 5
put figure p0 shepherd 0,0 field@EL
put flock p0 2 0 0 0
put figure p1 shepherd 2,0 field@EL
put flock p1 0 0 2 0
put figure p2 shepherd 0,10 field@EL
put flock p2 0 2 0 0
# p2 joins the two fields; his own is elsewhere
put turn p2
play draw:B place:1,0,R0 pass
turn
#= chance draw
play draw:B place:0,1,R0 pass flock:grow token:4
view
#~ flock p0 2 0 0 1
# p1 extends the common field and herds everything home: 2 + 4 + 6
play draw:B place:2,1,R0 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=12
#~ scored-flock rule=SHP-5 player=1 points=12
#- player=2
score
#= 12 12 0
view
#~ supply p0 shepherd 1
#~ supply p1 shepherd 1
#~ supply p2 shepherd 0
#~ flock p2 0 2 0 0

setup carcassonne edition=bb5 players=3 modules=hills
put empty
put bag none
put tile E 0,0 R0
put tile E 2,0 R0
put tile E 0,10 R0
# a wolf spares a shepherd on another field
put bag B 5
put figure p0 shepherd 0,0 field@EL
put flock p0 2 0 0 0
put figure p1 shepherd 0,0 field@EL
put figure p2 shepherd 0,10 field@EL
put flock p2 0 2 0 0
play draw:B place:1,0,R0 pass flock:grow token:wolf
view
#~ supply p0 shepherd 1
#~ supply p1 shepherd 1
#~ flock p2 0 2 0 0
#- flock p0
