#id TRD-G4
#rules TRD-G4
#what Tokens lie open: everybody sees those of everybody.
setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p1 cloth 5
view p0
#~ goods p1 cloth 5
view p1
#~ goods p1 cloth 5
view spectator
#~ goods p1 cloth 5
#- goods p0
