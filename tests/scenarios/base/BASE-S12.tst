#id BASE-S12
#rules BASE-S12
#what A completed feature without meeples pays nobody: road, city, monastery.
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put bag L 1
put bag B 1
play draw:L place:0,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=L
#= placed rule=BASE-P2 player=0 tile=L square=0,0 turn=R0 shows=city,road
#= completed rule=BASE-S12 feature=road@W/1,0 tiles=2 majority=-
#= completed rule=BASE-S12 feature=city@S/0,-1 tiles=2 majority=-
#= completed rule=BASE-S12 feature=monastery/1,0 tiles=9 majority=-
score
#= 0 0
# nor does it pay at the end
put end
events
#- scored
score
#= 0 0
