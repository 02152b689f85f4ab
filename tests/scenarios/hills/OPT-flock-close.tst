#id OPT-flock-close
#rules SHP-3 SHP-5
#what A flock whose field can grow no more stays out, or with flock_close=on comes home by itself (OQ-13).
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put bag V 1
put bag B 2

put figure p0 shepherd 0,0 field@ER
put flock p0 0 2 0 0
put turn p1
play draw:V place:1,1,R90 pass
events
#- scored-flock
score
#= 0 0
view
#~ flock p0 0 2 0 0

setup carcassonne edition=bb5 players=2 modules=hills flock_close=off
put empty
put bag none
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put bag V 1
put bag B 2

put figure p0 shepherd 0,0 field@ER
put flock p0 0 2 0 0
put turn p1
play draw:V place:1,1,R90 pass
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=hills flock_close=on
put empty
put bag none
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put bag V 1
put bag B 2

put figure p0 shepherd 0,0 field@ER
put flock p0 0 2 0 0
put turn p1
play draw:V place:1,1,R90 pass
events
#~ scored-flock rule=SHP-5 player=0 points=4
score
#= 4 0
view
#- flock
#~ supply p0 shepherd 1

setup carcassonne edition=bb5 players=2 modules=hills flock_close=on
put empty
put bag none
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put bag V 1
put bag B 2

# his own tile closes it: he still chooses first
put figure p0 shepherd 0,0 field@ER
put flock p0 0 2 0 0
play draw:V place:1,1,R90 pass
turn
#= p0 flock
play flock:grow token:3
events
#~ token rule=SHP-2 player=0 sheep=3
#~ scored-flock rule=SHP-5 player=0 points=7
score
#= 7 0
