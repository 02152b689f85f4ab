#id X001-11
#rules BASE-E3
#what At the end an unfinished city of two tiles with one pennant pays 3.
setup carcassonne edition=bb6 players=2
put empty
put tile E 0,0 R90
put tile F 1,0 R0
put figure p1 meeple 0,0 city@E
put end
events
#~ scored-city rule=BASE-E3 player=1 points=3 feature=city@E/0,0 tiles=2 pennants=1 majority=p1:1 final=1
score
#= 0 3
