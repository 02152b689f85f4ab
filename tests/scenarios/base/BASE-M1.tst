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
#! illegal: not-now rule=BASE-T1 phase=draw
undo
# not even in one go
play meeple:monastery meeple:road@S
#! illegal: action 2 (meeple:road@S): not-now rule=BASE-T1 phase=draw
view
#- figure p
