#id X001-36
#rules FLY-6 FLY-3
#what Red flies and rolls 3: no tile on the target square, the meeple is back and no other figure comes this turn.
setup carcassonne edition=bb6 players=3 modules=flyers,gold
put empty
put bag none
put tile A 1,0 R270
put tile GoldC 2,0 R90
put tile W 2,1 R90
put figure p1 meeple 2,0 monastery
put figure p2 meeple 2,0 city@N
put bag FlugG 1
put bag B 1
play draw:FlugG place:0,0,R180 meeple:fly die:3
events
#~ die rule=FLY-3 number=3
#- flown
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 7
#- figure p0
