#id MSG-6
#rules MSG-6 MSG-5
#what Before final scoring both counters become one; letters play no part any more.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile U 0,0 R90
put tile U 1,0 R90
put tile U 2,0 R90
put figure p0 meeple 0,0 road@E
put score p0 12
put lady p0 5
put score p1 9
put lady p1 9
put end
events
#~ scored-road rule=BASE-E2 player=0 points=3
#- letter
#- counter
score
#= 15 9
view
#~ phase over
#~ score p0 15
#~ lady p0 0
#~ lady p1 0
winners
#= p0
