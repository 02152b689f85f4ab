#id BASE-M8
#rules BASE-M8
#what Every road that leaves a crossing is a road of its own: three or four places.
setup carcassonne edition=bb6 players=2
play draw:X place:1,0,R0
legal
#= meeple:road@N meeple:road@E meeple:road@S meeple:road@W meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
undo 2
play draw:W place:1,0,R0
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:field@NL meeple:field@ER meeple:field@SR pass
undo 2
play draw:L place:1,0,R0
legal
#= meeple:road@E meeple:road@S meeple:road@W meeple:city@N meeple:field@EL meeple:field@ER meeple:field@SR pass

# they score apart: only the eastern arm is completed
setup carcassonne edition=c2 players=4
put empty
put bag none
put tile X 0,0 R0
put figure p0 meeple 0,0 road@N
put figure p1 meeple 0,0 road@E
put figure p2 meeple 0,0 road@S
put figure p3 meeple 0,0 road@W
put bag A 2
play draw:A place:1,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=1 points=2 feature=road@E/0,0 tiles=2 majority=p1:1 final=0
score
#= 0 2 0 0
view
#~ figure p0 meeple 0,0 road@N
#~ figure p2 meeple 0,0 road@S
#~ figure p3 meeple 0,0 road@W
#- figure p1
