#id X001-12
#rules BASE-E3 BASE-E5
#what At the end an unfinished city of five tiles with three pennants pays 8 to green, who has more knights than black.
setup carcassonne edition=bb6 players=5
put empty
put tile E 0,0 R90
put tile F 1,0 R0
put tile F 2,0 R0
put tile Q 3,0 R0
put tile G 4,0 R0
put figure p3 meeple 0,0 city@E
put figure p3 meeple 2,0 city@E
put figure p4 meeple 4,0 city@E
put end
events
#~ scored-city rule=BASE-E3 player=3 points=8 feature=city@E/0,0 tiles=5 pennants=3 majority=p3:2,p4:1 final=1
#~ returned rule=BASE-E6 player=3 count=2
#~ returned rule=BASE-E6 player=4 count=1
#- player=4 points
score
#= 0 0 0 8 0
winners
#= p3
