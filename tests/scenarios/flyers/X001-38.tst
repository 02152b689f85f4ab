#id X001-38
#rules FLY-4 FLY-5
#what Red rolls 2; beside blue's knight there are only a completed road and fields: he must go into the city.
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile A 1,0 R270
put tile D 2,0 R0
put tile W 3,0 R0
put figure p1 meeple 2,0 city@N
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:2
legal
#= land:meeple:city@N/2,0
play land:meeple:road@E/2,0
#! [FLY-4]
play pass
#! [BASE-T1]
play land:meeple:city@N/2,0
view
#~ figure p0 meeple 2,0 city@N
#~ figure p1 meeple 2,0 city@N
put end
score
#= 1 1
