#id T-14
#rules TRD-G3
#what Nobody has cloth: nobody gets points for it.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p0 wine 1
put goods p1 grain 1
put end
events
#~ goods=wine
#~ goods=grain
#- cloth
score
#= 10 10

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile B 0,0 R0
put goods p0 wine 1
put goods p1 grain 1
put end
events
#~ goods=wine
#~ goods=grain
#- cloth
score
#= 10 10
