#id XM-12
#rules XM-12 INN-7
#what A big meeple on a field counts as two farmers.
setup carcassonne edition=bb5 players=3 modules=inns
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 big 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p2 meeple 1,0 field@EL
put figure p2 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:2,p1:1,p2:2 final=1
#~ scored-field rule=FARM-6 player=2 points=6
#- player=1 points
score
#= 6 0 6

setup carcassonne edition=bb5 players=2 modules=inns farmers=off
# without farmers the big one may not lie down either
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0
legal
#= meeple:monastery big:monastery pass
play big:field@NL
#! [FARM-9]

setup carcassonne edition=bb6 players=3 modules=inns
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 big 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p2 meeple 1,0 field@EL
put figure p2 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:2,p1:1,p2:2 final=1
#~ scored-field rule=FARM-6 player=2 points=6
#- player=1 points
score
#= 6 0 6

setup carcassonne edition=bb6 players=2 modules=inns farmers=off
# without farmers the big one may not lie down either
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0
legal
#= meeple:monastery big:monastery pass
play big:field@NL
#! [FARM-9]
