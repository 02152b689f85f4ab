#id BASE-S10
#rules BASE-S10
#what Complete, occupy, score and take back in one turn, in this order, with the last meeple too.
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put supply p0 meeple 1
put bag U 1
put bag B 1
play draw:U place:1,0,R90 meeple:road@E
events
#= drawn rule=BASE-P1 player=0 tile=U
#= placed rule=BASE-P2 player=0 tile=U square=1,0 turn=R90 shows=road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#= scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
view
#~ score p0 3
#~ supply p0 meeple 1
#- figure p

setup carcassonne edition=first players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put supply p0 meeple 1
put bag U 1
put bag B 1
play draw:U place:1,0,R90 meeple:road@E
events
#= drawn rule=BASE-P1 player=0 tile=U
#= placed rule=BASE-P2 player=0 tile=U square=1,0 turn=R90 shows=road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#= scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
view
#~ score p0 3
#~ supply p0 meeple 1
#- figure p

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put supply p0 meeple 1
put bag U 1
put bag B 1
play draw:U place:1,0,R90 meeple:road@E
events
#= drawn rule=BASE-P1 player=0 tile=U
#= placed rule=BASE-P2 player=0 tile=U square=1,0 turn=R90 shows=road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#= scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
view
#~ score p0 3
#~ supply p0 meeple 1
#- figure p

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put supply p0 meeple 1
put bag U 1
put bag B 1
play draw:U place:1,0,R90 meeple:road@E
events
#= drawn rule=BASE-P1 player=0 tile=U
#= placed rule=BASE-P2 player=0 tile=U square=1,0 turn=R90 shows=road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p0:1
#= scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
view
#~ score p0 3
#~ supply p0 meeple 1
#- figure p

setup carcassonne edition=bb5 players=2
put empty
put bag none
# a monastery
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile V 2,2 R90
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
put bag B 2
play draw:B place:1,1,R0 meeple:monastery
events
#~ scored-monastery rule=BASE-S7 player=0 points=9
#~ returned rule=BASE-S9 player=0 count=1
score
#= 9 0

setup carcassonne edition=c2 players=2
put empty
put bag none
# a city
put tile E 0,0 R90
put tile F 1,0 R0
put bag E 1
put bag B 1
play draw:E place:2,0,R270 meeple:city@W
events
#~ scored-city rule=BASE-S4 player=0 points=8
#~ returned rule=BASE-S9 player=0 count=1
score
#= 8 0
