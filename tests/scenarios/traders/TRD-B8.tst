#id TRD-B8
#rules TRD-B8
#what A builder counts nothing in majorities or points and comes back when its feature is scored.
setup carcassonne edition=bb5 players=3 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile E 0,10 R90
put tile F 1,10 R0
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 0,0 road@E
put figure p1 meeple 2,0 road@W
put figure p2 meeple 0,10 city@E
put figure p2 builder 1,10 city@E
put turn p2
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1,p1:1 final=0
#~ scored-road rule=BASE-S2 player=1 points=3
#~ returned rule=BASE-S9 player=0 count=2
#~ returned rule=BASE-S9 player=1 count=1
#- double-turn
score
#= 3 3 0
view
#~ supply p0 builder 1
#~ supply p0 meeple 7
#~ figure p2 builder 1,10 city@E
# in final scoring it counts for nothing, either
put end
events
#~ scored-city rule=BASE-E3 player=2 points=3 feature=city@E/0,10 tiles=2 pennants=1 majority=p2:1 final=1
score
#= 3 3 3

setup carcassonne edition=bb6 players=3 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile E 0,10 R90
put tile F 1,10 R0
put bag U 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 0,0 road@E
put figure p1 meeple 2,0 road@W
put figure p2 meeple 0,10 city@E
put figure p2 builder 1,10 city@E
put turn p2
play draw:U place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1,p1:1 final=0
#~ scored-road rule=BASE-S2 player=1 points=3
#~ returned rule=BASE-S9 player=0 count=2
#~ returned rule=BASE-S9 player=1 count=1
#- double-turn
score
#= 3 3 0
view
#~ supply p0 builder 1
#~ supply p0 meeple 7
#~ figure p2 builder 1,10 city@E
# in final scoring it counts for nothing, either
put end
events
#~ scored-city rule=BASE-E3 player=2 points=3 feature=city@E/0,10 tiles=2 pennants=1 majority=p2:1 final=1
score
#= 3 3 3
