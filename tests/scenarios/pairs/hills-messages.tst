#id hills-messages
#rules MSG-2 MSG-3 SHP-5 HIL-3 MSG-L8
#what A flock herded home in the own turn may bring a letter; for letter 8 a hill breaks the tie.
setup carcassonne edition=bb6 players=2 modules=hills,messages
put empty
put bag none
put tile E 0,0 R0
put figure p0 shepherd 0,0 field@EL
put flock p0 1 1 0 0
put figure p1 shepherd 0,0 field@EL
put score p0 4
put lady p0 2
put score p1 4
put lady p1 2
put bag B 3
# 3 points each: 2 to 5 for both, but it is p0's turn
play draw:B place:0,1,R0 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=3
#~ scored-flock rule=SHP-5 player=1 points=3
turn
#= chance letter
play letter:6 read:do
turn
#= chance draw
score
#= 7 7

setup carcassonne edition=bb6 players=2 modules=hills,messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile SchD 0,10 R270
put tile E 0,11 R0
put figure p0 meeple 0,11 city@N
put figure p1 meeple 0,10 city@W
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
# a tie, but p1 stands on the hill: p0 has not the majority
play draw:U place:1,50,R90 pass letter:8 recall:meeple:city@N/0,11
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=0
view
#~ figure p0 meeple 0,11 city@N
