#id river-messages
#rules MSG-L7 RIV-3 RIV-4
#what Letter 7 while the river is laid: the tile is the next one of the river; declined it leaves the game and the river goes on without it.
setup carcassonne edition=bb6 players=2 modules=river,messages
put bag none
put tile A -1,1 R270
put tile A 1,1 R90
put figure p0 meeple -1,1 road@E
put score p0 4
put lady p0 2
put bag BB6F11 1
put bag BB6F2 1
put bag BB6F3 1
put bag BB6F12 1
put bag W 1
# the bridge closes the road of p0: three tiles, 2 to 5
play draw:W
#! [RIV-3]
play draw:BB6F11 place:0,1,R0 pass
events
#~ scored-road rule=BASE-S2 player=0 points=3
turn
#= chance letter
play letter:7 read:do
view
#~ turn p0
#~ bonus
play draw:W
#! [RIV-3]
play draw:BB6F2
legal
#~ pass
play pass
events
#~ declined rule=MSG-L7 player=0 tile=BB6F2
view
#~ turn p1
#~ BB6F2 1
play draw:BB6F3
legal
#- pass
play place:0,2,R90 pass
play draw:BB6F12 place:0,3,R0 pass
play draw:W
view
#~ turn p1
#~ current W
