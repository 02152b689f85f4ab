#id INN-1
#rules INN-1
#what Eighteen tiles are mixed in, two of them cathedrals; without the module there are none.
setup carcassonne edition=bb5 players=2 modules=inns
view
#~ bag 90 A 2
#~ EA 1 EB 1 EC 1 ED 1 EE 1 EF 1 EG 1 EH 1 EI 1 EJ 1 EK 2 EL 1 EM 1 EN 1 EO 1 EP 1 EQ 1

setup carcassonne edition=bb5 players=2 modules=none
view
#~ bag 72 A 2
#- EA
#- EK
play draw:EK
#! argument: no-such-tile word=EK

setup carcassonne edition=bb6 players=2 modules=inns
view
#~ bag 89 A 2
#~ EA 1 EB 1 EC 1 ED 1 EE 1 EF 1 EG 1 EH 1 EI 1 EJ 1 EK 2 EL 1 EM 1 EN 1 EO 1 EP 1 EQ 1

setup carcassonne edition=bb6 players=2 modules=none
view
#~ bag 71 A 2
#- EA
#- EK
play draw:EK
#! argument: no-such-tile word=EK
