#id BASE-E6
#rules BASE-E6
#what At the end roads, cities and monasteries are scored first and fields last; every meeple is taken off.
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile B 0,1 R0
# the farmer stands there first and is paid last all the same
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 1,0 city@N
put figure p0 meeple 0,1 monastery
put figure p1 meeple 0,0 road@E
put end
events
#= ended rule=BASE-E1b
#= scored-city rule=BASE-E3 player=1 points=1 feature=city@N/1,0 tiles=1 pennants=0 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= scored-monastery rule=BASE-E4 player=0 points=3 feature=monastery/0,1 tiles=3 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= scored-road rule=BASE-E2 player=1 points=2 feature=road@E/0,0 tiles=2 majority=p1:1 final=1 winners=1
#= returned rule=BASE-E6 player=1 count=1 figure=meeple
#= scored-field rule=FARM-6 player=0 points=3 feature=field@EL/0,0 cities=1 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= result rule=BASE-E7 scores=6:3 winners=p0
view
#- figure p
#~ supply p0 meeple 7
#~ supply p1 meeple 7
score
#= 6 3
