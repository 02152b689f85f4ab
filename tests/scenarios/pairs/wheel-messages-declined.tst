#id wheel-messages-declined
#rules MSG-L7 MSG-3 WHL-S1
#what Fortune on the tile of letter 7, which is then declined: the part is over, and nothing of it passes on to the next player.
setup carcassonne edition=bb6 players=2 modules=wheel,messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put score p0 4
put lady p0 2
put wheel storm
put bag U 1
put bag U_w3 1
put bag B 2
play draw:U place:1,50,R90 pass letter:7 read:do draw:U_w3
events
#~ fortune rule=WHL-S1 player=0 points=3
play counter:lady
view
#~ lady p0 5
play pass
view
#~ turn p1
# p1 scores nothing: the counters on 0 did not move
play draw:B place:0,49,R0 pass
turn
#= chance draw
view
#~ turn p0
