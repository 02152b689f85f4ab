#id SHP-3
#rules SHP-3
#what Whoever extends the field with his own shepherd must grow the flock or herd it home, after placing a figure.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 4
put figure p0 shepherd 0,0 field@EL
put flock p0 1 1 0 0
# p1 extends it: nothing happens
put turn p1
play draw:B place:-1,0,R0 pass
turn
#= chance draw
view
#~ turn p0
# p0 extends it; first a figure
play draw:B place:0,1,R0
turn
#= p0 figure
play meeple:monastery
turn
#= p0 flock
legal
#= flock:grow flock:home
play pass
#! [BASE-T1]
play draw:B
#! [BASE-T1]
play flock:grow
turn
#= chance token
play token:2
view
#~ flock p0 1 2 0 0
#~ turn p1
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile D 0,0 R0
# a tile on the other side of the road does not extend it
put bag B 2
put figure p0 shepherd 0,0 field@SL
put flock p0 1 0 0 0
put tile D 1,0 R0
put bag E 1
play draw:E place:1,-1,R180 pass
turn
#= chance draw
view
#~ turn p1

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
# not with the tile he comes with, but with the next one
put bag B 4
play draw:B place:0,1,R0 shepherd:field@NL token:1
turn
#= chance draw
play draw:B place:1,0,R0 pass
play draw:B place:1,1,R0 pass
turn
#= p0 flock
