#id SHP-9
#rules SHP-9 RIV-8
#what Sheep printed on river tiles of the field are counted when a flock comes home, for every shepherd there.
setup carcassonne edition=bb5 players=2 modules=river,hills
put empty
put bag none
put tile F4 0,0 R0
put tile F6 0,1 R0
put tile F4 0,10 R180
put bag E 2
put bag B 2
# F4 and F6 as printed: the sheep graze in the west
put figure p0 shepherd 0,0 field@WL
put flock p0 1 0 0 0
put figure p1 shepherd 0,1 field@WL
put flock p1 0 0 1 0
play draw:E place:-1,0,R0 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=6
#~ scored-flock rule=SHP-5 player=1 points=6
score
#= 6 6

setup carcassonne edition=bb5 players=2 modules=river,hills
put empty
put bag none
put tile F4 0,0 R0
put tile F6 0,1 R0
# in the east there are none
put bag E 2
put bag B 2
put figure p0 shepherd 0,0 field@EL
put flock p0 1 0 0 0
play draw:E place:1,0,R0 pass flock:home
score
#= 1 0
