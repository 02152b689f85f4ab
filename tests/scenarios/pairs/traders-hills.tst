#id traders-hills
#rules TRD-P3 HIL-3 TRD-B3 HIL-1 SHP-3
#what A pig pays only the winner of a tie on the hill; in a double turn both tiles hide a tile and both may extend the flock's field.
setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 pig 1,0 field@EL
put end
events
#~ player=0 points=3 feature=field@EL/0,0 cities=1 majority=p0:1,p1:1 final=1
#- player=1 points
score
#= 3 0

setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put figure p0 meeple 0,0 field@EL
put figure p0 pig 1,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
score
#= 4 0

setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile D 0,0 R0
put tile D 1,0 R0
put bag SchA 1
put bag SchF 1
put bag U 1
put bag B 4
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put figure p0 shepherd 0,0 field@SL
put flock p0 1 0 0 0
# a hill tile on the builder's road, which also extends the field
play draw:SchA place:2,0,R0
events
#~ double-turn rule=TRD-B3 player=0
view
#~ hidden 1
play pass flock:grow token:2
view
#~ turn p0
#~ part 2
#~ flock p0 1 1 0 0
# the second tile extends it again
play draw:B place:0,1,R0 pass
turn
#= p0 flock
play flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=3
view
#~ turn p1

setup carcassonne edition=bb5 players=2 modules=traders,hills
put empty
put bag none
put tile D 0,0 R0
put tile D 1,0 R0
# the tile under the hill was the last one: the second part lapses
put bag SchA 1
put bag B 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:SchA place:2,0,R0 pass
turn
#= over over
