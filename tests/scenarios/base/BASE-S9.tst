#id BASE-S9
#rules BASE-S9 FARM-3
#what After scoring all meeples of the feature go home, winners and losers; farmers and meeples elsewhere stay.
setup carcassonne edition=bb6 players=3
put empty
put bag none
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 city@E
put figure p0 meeple 1,0 city@E
put figure p1 meeple 0,0 city@E
put figure p2 meeple 1,0 field@NL
put figure p1 meeple 0,0 field@NL
put bag D 1
put bag B 1
# D closes the city; its road gets a thief, who stays
play draw:D place:2,0,R270 meeple:road@N
events
#= drawn rule=BASE-P1 player=0 tile=D
#= placed rule=BASE-P2 player=0 tile=D square=2,0 turn=R270 shows=city,road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@N square=2,0
#= completed rule=BASE-S3 feature=city@E/0,0 tiles=3 majority=p0:2,p1:1
#= scored-city rule=BASE-S4 player=0 points=8 feature=city@E/0,0 tiles=3 pennants=1 majority=p0:2,p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=2 figures=2 meeple
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
score
#= 8 0 0
view
#~ supply p0 meeple 6
#~ supply p1 meeple 6
#~ supply p2 meeple 6
#~ figure p0 meeple 2,0 road@N
#~ figure p1 meeple 0,0 field@NL
#~ figure p2 meeple 1,0 field@NL
#- city@
# a completed feature holds no meeples, so none can be put there
put figure p0 meeple 0,0 city@E
#! illegal: put-complete rule=BASE-S9 feature=city@E/0,0
