#id TRD-G2
#rules TRD-G2
#what Whoever completes a city takes a token for every symbol in it, whoever has knights there.
setup carcassonne edition=bb5 players=3 modules=traders
put empty
put bag none
put tile E 0,0 R90
put tile HQ 1,0 R0
put tile HE 2,0 R0
put tile HG 3,0 R0
# nobody is inside: the goods are taken all the same
put bag E 1
put bag B 1
put goods p2 wine 2
put turn p2
play draw:E place:3,-1,R180 pass
events
#~ completed rule=BASE-S12 feature=city@E/0,0 tiles=5 majority=-
#~ goods rule=TRD-G2 player=2 wine=1 grain=2 cloth=0
#- points
score
#= 0 0 0
view
#~ goods p2 wine 3
#~ goods p2 grain 2
#- goods p0

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile HQ 1,0 R0
put tile HE 2,0 R0
put tile HG 3,0 R0
# an unfinished city gives nothing yet
put bag E 1
put bag B 1
play draw:E place:3,-1,R180 pass
events
#- goods
#- completed
view
#- goods

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile HX 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
# on HX only the north-western city has the wine
put bag E 2
put bag B 1
play draw:E place:0,1,R0 pass
events
#~ completed rule=BASE-S12
#- goods
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0

setup carcassonne edition=bb6 players=3 modules=traders
put empty
put bag none
put tile E 0,0 R90
put tile HQ 1,0 R0
put tile HE 2,0 R0
put tile HG 3,0 R0
# nobody is inside: the goods are taken all the same
put bag E 1
put bag B 1
put goods p2 wine 2
put turn p2
play draw:E place:3,-1,R180 pass
events
#~ completed rule=BASE-S12 feature=city@E/0,0 tiles=5 majority=-
#~ goods rule=TRD-G2 player=2 wine=1 grain=2 cloth=0
#- points
score
#= 0 0 0
view
#~ goods p2 wine 3
#~ goods p2 grain 2
#- goods p0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile HQ 1,0 R0
put tile HE 2,0 R0
put tile HG 3,0 R0
# an unfinished city gives nothing yet
put bag E 1
put bag B 1
play draw:E place:3,-1,R180 pass
events
#- goods
#- completed
view
#- goods

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile HX 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
# on HX only the north-western city has the wine
put bag E 2
put bag B 1
play draw:E place:0,1,R0 pass
events
#~ completed rule=BASE-S12
#- goods
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
