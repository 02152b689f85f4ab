#id X001-13
#rules BASE-E4
#what At the end an unfinished monastery with three neighbours pays 4.
setup carcassonne edition=bb6 players=3
put empty
put tile B 1,1 R0
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put figure p2 meeple 1,1 monastery
put end
events
#~ scored-monastery rule=BASE-E4 player=2 points=4 feature=monastery/1,1 tiles=4 majority=p2:1 final=1
#- scored-road
score
#= 0 0 4
winners
#= p2
