#id X002-15
#rules BASE-E4
#what At the end an unfinished monastery with four neighbours pays 5.
setup carcassonne edition=first players=3
put empty
put tile B 1,1 R0
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 0,1 R0
put figure p2 meeple 1,1 monastery
put end
events
#~ scored-monastery rule=BASE-E4 player=2 points=5 feature=monastery/1,1 tiles=5 majority=p2:1 final=1
#- scored-road
score
#= 0 0 5
winners
#= p2
