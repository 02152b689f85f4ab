#id INN-8
#rules INN-8
#what A big meeple comes back when its feature is scored; as a farmer it stays to the end.
setup carcassonne edition=bb5 players=2 modules=inns
put empty
put bag none
put tile E 0,0 R180
put bag E 2
put bag B 2
play draw:E place:0,1,R0 big:city@N
events
#~ scored-city rule=BASE-S4 player=0 points=4
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 big 1
play draw:E place:1,1,R0 big:field@EL
view
#~ figure p1 big 1,1 field@EL
#~ supply p1 big 0
# a farmer stays although everything around is completed
play draw:B place:2,1,R0 pass
play draw:B place:3,1,R0 pass
events
#~ scored-field rule=FARM-6 player=1 points=3
#~ majority=p1:2 final=1
#~ returned rule=BASE-E6 player=1 count=1
score
#= 4 3

setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile E 0,0 R180
put bag E 2
put bag B 2
play draw:E place:0,1,R0 big:city@N
events
#~ scored-city rule=BASE-S4 player=0 points=4
#~ returned rule=BASE-S9 player=0 count=1
view
#~ supply p0 big 1
play draw:E place:1,1,R0 big:field@EL
view
#~ figure p1 big 1,1 field@EL
#~ supply p1 big 0
# a farmer stays although everything around is completed
play draw:B place:2,1,R0 pass
play draw:B place:3,1,R0 pass
events
#~ scored-field rule=FARM-6 player=1 points=3
#~ majority=p1:2 final=1
#~ returned rule=BASE-E6 player=1 count=1
score
#= 4 3
