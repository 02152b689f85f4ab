#id OQ-28e-builder
#rules OQ-28e XM-3 TRD-B3 TRD-B4 TRD-B6
#what Letter 7 and the builder: the letter's tile comes first, and there is one builder's tile a turn, whichever tile earned it.
# the first tile earns both
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put score p0 4
put lady p0 2
put bag W 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass
events
#~ double-turn
turn
#= chance letter
play letter:7 read:do
view
#~ turn p0
#~ bonus
#~ again
#- part 2
play draw:D place:0,1,R90
events
#- double-turn
# the builder is home again and could be placed
play pass
view
#~ turn p0
#~ part 2
#- bonus
play draw:B
legal
#- pass
play place:0,-1,R0 pass
view
#~ turn p1

# the letter's tile extends the builder's road: a second tile follows it
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 2
put bag D 1
put bag B 4
play draw:U place:1,50,R90 pass letter:7 read:do
view
#- again
play draw:U place:2,0,R90
events
#~ double-turn
play pass
view
#~ turn p0
#~ part 2
play draw:B place:0,-1,R0 pass
view
#~ turn p1

# declined: the builder's part comes all the same
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put score p0 4
put lady p0 2
put bag W 1
put bag D 1
put bag B 4
play draw:W place:2,0,R180 pass letter:7 read:do draw:D pass
view
#~ turn p0
#~ part 2

# the road stays open and a city brings the letter: one builder's tile, told once
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile E 2,-1 R180
put figure p0 meeple 2,-1 city@S
put score p0 2
put lady p0 1
put bag U 3
put bag D 1
put bag B 4
play draw:D place:2,0,R0
events
#~ double-turn
play pass letter:7 read:do
view
#~ bonus
#~ again
play draw:U place:3,0,R90
events
#- double-turn
play pass
view
#~ turn p0
#~ part 2
play draw:B place:0,-1,R0 pass
view
#~ turn p1

# the builder has been used: the letter of the second part brings a tile, but no third one
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p0 meeple 0,0 road@E
put figure p0 builder 1,0 road@E
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put bag U 3
put bag D 1
put bag B 4
play draw:U place:2,0,R90 pass
view
#~ part 2
play draw:U place:1,50,R90 pass letter:7 read:do
view
#~ turn p0
#~ bonus
play draw:U place:3,0,R90
events
#- double-turn
play pass
view
#~ turn p1
