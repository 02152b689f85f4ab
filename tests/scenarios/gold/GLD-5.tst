#id GLD-5
#rules GLD-5 GLD-4
#what Several entitled players take one bar each in turn from the active player on; where the tiles differ they choose.
# red's city and blue's road are completed at once; both claim the tile placed
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,-1 R180
put tile E -1,0 R90
put tile W 1,0 R0
put tile W 0,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put bag GoldB 1
put bag B 1
play draw:GoldB place:0,0,R0 gold:0,-1 pass
events
#~ scored-road rule=BASE-S2 player=1 points=3
#~ scored-city rule=BASE-S4 player=0 points=6
turn
#= p0 share
legal
#= bar:0,-1 bar:0,0
play bar:1,0
#! illegal: no-bar rule=GLD-5 square=1,0
play pass
#! [BASE-T1]
play bar:0,0
events
#~ gold-taken rule=GLD-4 player=0 square=0,0
#~ gold-taken rule=GLD-4 player=0 square=0,-1
view
#~ bars p0 2
#- bars p1
#~ turn p1
undo
play bar:0,-1
events
#~ gold-taken rule=GLD-4 player=0 square=0,-1
#~ gold-taken rule=GLD-4 player=1 square=0,0
view
#~ bars p0 1
#~ bars p1 1
score
#= 6 3

# blue is on turn: he begins, and takes the bar both may have
setup carcassonne edition=bb6 players=2 modules=gold
put empty
put bag none
put tile E 0,-1 R180
put tile E -1,0 R90
put tile W 1,0 R0
put tile W 0,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put turn p1
put bag GoldB 1
put bag B 1
play draw:GoldB place:0,0,R0 gold:0,-1 pass
turn
#= chance draw
events
#~ gold-taken rule=GLD-4 player=1 square=0,0
#~ gold-taken rule=GLD-4 player=0 square=0,-1
view
#~ bars p0 1
#~ bars p1 1

# three level players, four bars: clockwise from the active one
setup carcassonne edition=bb6 players=4 modules=gold
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put bars 0,0 2
put bars 1,0 2
put figure p0 meeple 0,0 road@E
put figure p1 meeple 1,0 road@E
put figure p3 meeple 2,0 road@E
put turn p1
put bag W 1
put bag B 1
play draw:W place:3,0,R180 pass
view
#~ bars p0 1
#~ bars p1 2
#~ bars p3 1
#- bars p2
score
#= 4 4 0 4

# the active player is entitled to nothing: the next one begins
setup carcassonne edition=bb6 players=3 modules=gold
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put bars 0,0 1
put bars 1,0 2
put figure p1 meeple 0,0 road@E
put figure p2 meeple 1,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180 pass
view
#~ bars p1 2
#~ bars p2 1
#- bars p0
