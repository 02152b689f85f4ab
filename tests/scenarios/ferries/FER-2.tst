#id FER-2
#rules FER-2 BASE-M5
#what A figure is optional; a thief chooses one of the road parts that end at the lake.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag FaehrA 1
put bag FaehrH 1
play draw:FaehrA place:1,0,R0
legal
#= meeple:road@E meeple:road@S meeple:city@N meeple:field@EL meeple:field@ER meeple:field@SR pass
play meeple:road@W
#! [BASE-M5]
undo 2
play draw:FaehrH place:1,0,R0
legal
#= meeple:road@N meeple:road@E meeple:road@S meeple:field@NL meeple:field@NR meeple:field@ER meeple:field@SR pass
play meeple:road@S
turn
#= p0 ferry
view
#~ figure p0 meeple 1,0 road@S
