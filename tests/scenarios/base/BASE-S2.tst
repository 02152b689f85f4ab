#id BASE-S2
#rules BASE-S2
#what A completed road pays one point a tile, whoever completes it; a tile it meets twice counts once.
setup carcassonne edition=bb6 players=2
put empty
put bag none
# the opponent completes it
put tile W 0,0 R0
put tile U 1,0 R90
put tile V 2,0 R0
put tile U 2,1 R0
put figure p0 meeple 1,0 road@E
put turn p1
put bag A 1
put bag B 1
play draw:A place:2,2,R180 pass
events
#~ scored-road rule=BASE-S2 player=0 points=5 feature=road@E/0,0 tiles=5 majority=p0:1 final=0
#- player=1 points
score
#= 5 0

setup carcassonne edition=bb5 players=2
put empty
put bag none
# from the east arm of a crossing back to its south arm: four tiles, not five
put tile X 0,0 R0
put tile V 1,0 R0
put tile V 0,1 R180
put figure p0 meeple 0,0 road@E
put bag V 1
put bag B 1
play draw:V place:1,1,R90 pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=4 majority=p0:1
#~ scored-road rule=BASE-S2 player=0 points=4 feature=road@E/0,0 tiles=4 majority=p0:1 final=0
score
#= 4 0
view
#~ supply p0 meeple 7
