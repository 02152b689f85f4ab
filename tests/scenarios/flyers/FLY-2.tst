#id FLY-2
#rules FLY-2 BASE-M3
#what On a tile with a machine a figure goes onto its road or field, or it flies.
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile U 0,0 R90
put bag FlugB 1
put bag U 1
play draw:FlugB place:1,0,R0
legal
#= meeple:road@E meeple:field@NL meeple:field@ER pass meeple:fly
play meeple:road@E
view
#~ figure p0 meeple 1,0 road@E
#~ turn p1
#- flying
# no machine on an ordinary tile
play draw:U place:2,0,R90
legal
#= meeple:field@NL meeple:field@ER pass
play meeple:fly
#! illegal: no-flight rule=FLY-2

# an occupied road leaves the field and the flight; without meeples nobody flies
setup carcassonne edition=bb6 players=2 modules=flyers farmers=off
put empty
put bag none
put tile U 0,0 R90
put figure p1 meeple 0,0 road@E
put bag FlugB 1
put bag B 1
play draw:FlugB place:1,0,R0
legal
#= pass meeple:fly
undo 2
put supply p0 meeple 0
play draw:FlugB place:1,0,R0
legal
#= pass
play meeple:fly
#! [FLY-2]
