#id wheel-messages
#rules MSG-2 MSG-3 WHL-S1 WHL-6 XM-7
#what Points of the wheel go to a chosen counter; in the own turn they may bring a letter, when everything is scored.
setup carcassonne edition=bb6 players=2 modules=wheel,messages
put empty
put bag none
put bag U_w3 2
put bag B 3
put wheel storm
put score p0 4
put lady p0 2
# fortune: 3 points, 2 to 5; the letter comes at the end of the part, not before the tile is placed
play draw:U_w3
events
#~ fortune rule=WHL-S1 player=0 points=3
turn
#= p0 place
play place:2,-1,R0 pass
turn
#= chance letter
play letter:6 read:do
turn
#= chance draw
view
#~ turn p1
# different numbers: the counter is asked for before the tile is placed
put wheel storm
put score p1 4
put lady p1 1
play draw:U_w3
turn
#= p1 counter
play counter:lady
turn
#= p1 place
view
#~ lady p1 4

# Storm pays everybody; p1, who is not on turn, chooses too and gets no letter
setup carcassonne edition=bb6 players=2 modules=wheel,messages
put empty
put bag none
put bag U_w1 1
put bag B 3
put wheel famine
put supply p0 meeple 3
put supply p1 meeple 3
put score p0 5
put lady p0 3
put score p1 5
put lady p1 3
play draw:U_w1
turn
#= p0 counter
play counter:lady
turn
#= p1 counter
play counter:meeple
turn
#= p0 place
play place:2,-1,R0 pass
# p0: 2 and 6
turn
#= chance draw

# two crown spaces of one player go to one counter
setup carcassonne edition=bb6 players=2 modules=wheel,messages
put empty
put bag none
put bag U_w1 1
put bag B 3
put wheel fortune
put wheel p0 meeple taxes
put wheel p0 meeple taxes
put score p0 5
put lady p0 4
play draw:U_w1
turn
#= p0 counter
play counter:lady
view
#~ lady p0 10
turn
#= p0 place
