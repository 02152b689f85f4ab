#id X000-10
#rules BASE-M6 BASE-S10
#what Red completes a road, puts a thief on it, scores 3 and takes the thief back, all in one turn.
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put bag U 1
put bag B 1
play draw:U place:1,0,R90
legal
#~ meeple:road@E
play meeple:road@E
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#= scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
score
#= 3 0
view
#~ turn p1
#~ supply p0 meeple 7
#- figure p
