#id BASE-E4
#rules BASE-E4
#what At the end an unfinished monastery pays 1 for itself and 1 for each of its neighbours, corners too.
setup carcassonne edition=bb6 players=3
put empty
put bag none
put tile B -9,0 R0
put figure p0 meeple -9,0 monastery
put tile B 10,10 R0
put tile B 11,11 R0
put tile B 9,11 R0
put figure p1 meeple 10,10 monastery
put tile V 0,0 R270
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put tile U 1,2 R90
put tile V 0,2 R180
put tile U 0,1 R0
put tile B 1,1 R0
put figure p2 meeple 1,1 monastery
put end
events
#~ scored-monastery rule=BASE-E4 player=1 points=3 feature=monastery/10,10 tiles=3 majority=p1:1 final=1
#~ scored-monastery rule=BASE-E4 player=2 points=8
#~ scored-monastery rule=BASE-E4 player=0 points=1 feature=monastery/-9,0 tiles=1 majority=p0:1 final=1
score
#= 1 3 8
