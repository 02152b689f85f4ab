#id TRD-B3
#rules TRD-B3
#what A tile that extends or completes the road or city of the own builder brings a second tile at once.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 3
put bag B 4
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
# p1's tile on this road brings nobody a second tile
put turn p1
play draw:U place:2,0,R90
events
#- double-turn
play pass
view
#~ turn p0
#- part
# p0's tile elsewhere neither
play draw:B place:0,-1,R0
events
#- double-turn
play pass
view
#~ turn p1
play draw:B place:1,-1,R0 pass
# p0 extends the road
play draw:U place:3,0,R90
events
#~ placed rule=BASE-P2 player=0 tile=U square=3,0 turn=R90
#~ double-turn rule=TRD-B3 player=0
play meeple:field@NL
turn
#= chance draw
view
#~ turn p0
#~ part 2
#~ figure p0 meeple 3,0 field@NL
# the second tile goes anywhere and may hold a figure, too
play draw:B place:0,-2,R0
turn
#= p0 figure
play meeple:monastery
view
#~ turn p1
#~ figure p0 meeple 0,-2 monastery
#- part

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
# completing the road counts as well; it is scored before the second tile
put bag W 1
put bag B 2
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:W place:2,0,R180
events
#~ double-turn rule=TRD-B3 player=0
play pass
score
#= 3 0
view
#~ turn p0
#~ supply p0 builder 1
#~ supply p0 meeple 7
#~ part 2
play draw:B place:0,-1,R0 pass
view
#~ turn p1

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
# OQ-20: no tile is left for the second part
put bag U 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass
turn
#= over over
score
#= 3 0

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put bag U 3
put bag B 4
put figure p0 meeple 0,0 road@E
put tile U 1,0 R90
put figure p0 builder 1,0 road@E
# p1's tile on this road brings nobody a second tile
put turn p1
play draw:U place:2,0,R90
events
#- double-turn
play pass
view
#~ turn p0
#- part
# p0's tile elsewhere neither
play draw:B place:0,-1,R0
events
#- double-turn
play pass
view
#~ turn p1
play draw:B place:1,-1,R0 pass
# p0 extends the road
play draw:U place:3,0,R90
events
#~ placed rule=BASE-P2 player=0 tile=U square=3,0 turn=R90
#~ double-turn rule=TRD-B3 player=0
play meeple:field@NL
turn
#= chance draw
view
#~ turn p0
#~ part 2
#~ figure p0 meeple 3,0 field@NL
# the second tile goes anywhere and may hold a figure, too
play draw:B place:0,-2,R0
turn
#= p0 figure
play meeple:monastery
view
#~ turn p1
#~ figure p0 meeple 0,-2 monastery
#- part

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
# completing the road counts as well; it is scored before the second tile
put bag W 1
put bag B 2
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:W place:2,0,R180
events
#~ double-turn rule=TRD-B3 player=0
play pass
score
#= 3 0
view
#~ turn p0
#~ supply p0 builder 1
#~ supply p0 meeple 7
#~ part 2
play draw:B place:0,-1,R0 pass
view
#~ turn p1

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
# OQ-20: no tile is left for the second part
put bag U 1
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
play draw:U place:2,0,R90 pass
turn
#= over over
score
#= 3 0
