#id TRD-P3
#rules TRD-P3
#what The pig stays to the end and makes every completed city of a field that its owner owns worth 4.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# the pig works on its own field only: north 2 cities, south 1
put figure p0 meeple 0,0 field@EL
put figure p0 meeple 0,0 field@SL
put figure p0 pig 0,0 field@SL
put end
score
#= 10 0

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# without the field the pig is worth nothing
put figure p0 meeple 0,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=1 points=6
#- player=0 points
score
#= 0 6

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
# it stays where it is when the cities around are completed
put bag E 2
put bag D 1
put bag B 2
put figure p0 meeple 0,0 field@EL
play draw:D place:1,0,R0 pig:field@EL
play draw:E place:1,-1,R180 pass
view
#~ figure p0 pig 1,0 field@EL
put end
score
#= 8 0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# the pig works on its own field only: north 2 cities, south 1
put figure p0 meeple 0,0 field@EL
put figure p0 meeple 0,0 field@SL
put figure p0 pig 0,0 field@SL
put end
score
#= 10 0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
# without the field the pig is worth nothing
put figure p0 meeple 0,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=1 points=6
#- player=0 points
score
#= 0 6

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
# it stays where it is when the cities around are completed
put bag E 2
put bag D 1
put bag B 2
put figure p0 meeple 0,0 field@EL
play draw:D place:1,0,R0 pig:field@EL
play draw:E place:1,-1,R180 pass
view
#~ figure p0 pig 1,0 field@EL
put end
score
#= 8 0
