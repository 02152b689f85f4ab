#id inns-traders
#rules INN-4 INN-5 TRD-G2 TRD-B3 TRD-P3
#what A cathedral city with goods, an inn road with a builder, a pig beside a big farmer.
setup carcassonne edition=bb5 players=2 modules=inns,traders
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile HQ 1,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 0,0 city@N
put turn p1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=INN-4 player=0 points=18
#~ tiles=6 pennants=0
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
score
#= 18 0

setup carcassonne edition=bb5 players=2 modules=inns,traders
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile HQ 1,0 R0
# unfinished at the end: no points and no goods
put figure p0 meeple 0,0 city@N
put end
events
#~ scored-city rule=INN-5 player=0 points=0
#- goods
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=inns,traders
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R180
put tile EB 1,0 R0
# a builder's road with an inn is completed: double points, then the second tile
put bag U 1
put bag B 2
put figure p0 big 0,0 road@E
put figure p0 builder 1,0 road@E
put figure p1 meeple 3,0 road@W
play draw:U place:2,0,R90 pass
score
#= 8 0
view
#~ turn p0
#~ part 2
#~ supply p0 big 1
#~ supply p0 builder 1

setup carcassonne edition=bb5 players=2 modules=inns,traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# the pig of a big farmer
put figure p0 big 0,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 pig 1,0 field@EL
put end
score
#= 8 8

setup carcassonne edition=bb6 players=2 modules=inns,traders
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile HQ 1,0 R0
put bag E 1
put bag B 1
put figure p0 meeple 0,0 city@N
put turn p1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=INN-4 player=0 points=18
#~ tiles=6 pennants=0
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
score
#= 18 0

setup carcassonne edition=bb6 players=2 modules=inns,traders
put empty
put bag none
put tile EK 0,0 R0
put tile E 0,-1 R180
put tile E -1,0 R90
put tile E 0,1 R0
put tile HQ 1,0 R0
# unfinished at the end: no points and no goods
put figure p0 meeple 0,0 city@N
put end
events
#~ scored-city rule=INN-5 player=0 points=0
#- goods
score
#= 0 0

setup carcassonne edition=bb6 players=2 modules=inns,traders
put empty
put bag none
put tile W 0,0 R0
put tile W 3,0 R180
put tile EB 1,0 R0
# a builder's road with an inn is completed: double points, then the second tile
put bag U 1
put bag B 2
put figure p0 big 0,0 road@E
put figure p0 builder 1,0 road@E
put figure p1 meeple 3,0 road@W
play draw:U place:2,0,R90 pass
score
#= 8 0
view
#~ turn p0
#~ part 2
#~ supply p0 big 1
#~ supply p0 builder 1

setup carcassonne edition=bb6 players=2 modules=inns,traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# the pig of a big farmer
put figure p0 big 0,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 pig 1,0 field@EL
put end
score
#= 8 8
