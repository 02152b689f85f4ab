#id X000-32
#rules TRD-G2
#what Red completes a city that blue owns: blue scores it, red takes one wine and two grain.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R90
put tile HQ 1,0 R0
put tile HE 2,0 R0
put tile HG 3,0 R0
put bag E 1
put bag B 1
put figure p1 meeple 0,0 city@E
put turn p0
play draw:E place:3,-1,R180 pass
events
#= drawn rule=BASE-P1 player=0 tile=E
#= placed rule=BASE-P2 player=0 tile=E square=3,-1 turn=R180 shows=city
#= completed rule=BASE-S3 feature=city@E/0,0 tiles=5 majority=p1:1
#= scored-city rule=BASE-S4 player=1 points=10 feature=city@E/0,0 tiles=5 pennants=0 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
#= goods rule=TRD-G2 player=0 wine=1 grain=2 cloth=0
score
#= 0 10
view
#~ goods p0 wine 1
#~ goods p0 grain 2
#- goods p1
#- cloth
