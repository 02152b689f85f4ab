#id BASE-S13
#rules BASE-S13
#what The score track has 50 spaces, but points are not lost: 50 and more are counted on.
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put score p0 48
put score p1 99
put bag U 2
play draw:U place:1,0,R90 pass
score
#= 51 102
view
#~ score p0 51
#~ score p1 102
put score p0 149
put end
events
#~ result rule=BASE-E7 scores=149:102 winners=p0

setup carcassonne edition=first players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put score p0 48
put score p1 99
put bag U 2
play draw:U place:1,0,R90 pass
score
#= 51 102
view
#~ score p0 51
#~ score p1 102
put score p0 149
put end
events
#~ result rule=BASE-E7 scores=149:102 winners=p0

setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put score p0 48
put score p1 99
put bag U 2
play draw:U place:1,0,R90 pass
score
#= 51 102
view
#~ score p0 51
#~ score p1 102
put score p0 149
put end
events
#~ result rule=BASE-E7 scores=149:102 winners=p0

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 2,0 road@W
put score p0 48
put score p1 99
put bag U 2
play draw:U place:1,0,R90 pass
score
#= 51 102
view
#~ score p0 51
#~ score p1 102
put score p0 149
put end
events
#~ result rule=BASE-E7 scores=149:102 winners=p0
