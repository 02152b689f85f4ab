#id BASE-M1
#rules BASE-M1
#what A meeple is optional, and there is at most one for a tile.
setup carcassonne edition=bb5 players=2
play draw:A place:0,1,R0
legal
#= meeple:road@S meeple:monastery meeple:field@NL pass
play pass
view
#- figure p
#~ supply p0 meeple 7
undo
play meeple:monastery
view
#~ figure p0 meeple 0,1 monastery
#~ supply p0 meeple 6
play meeple:road@S
#! now comes: draw. [BASE-T1]
undo
# not even in one go
play meeple:monastery meeple:road@S
#! action 2 (meeple:road@S): That is not the step at hand; now comes: draw. [BASE-T1]
view
#- figure p
