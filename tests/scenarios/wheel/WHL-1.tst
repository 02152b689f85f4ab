#id WHL-1
#rules WHL-1
#what The pig moves clockwise by the number on the tile, before the tile is placed.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag U_w2 2
put bag U_w3 2
put bag B 3
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#= drawn rule=BASE-P1 player=0 tile=U_w1
#= wheel rule=WHL-1 number=1 sector=taxes
turn
#= p0 place
view
#~ pig taxes
#~ current U_w1
play place:1,-1,R90 pass
play draw:U_w3
events
#~ wheel rule=WHL-1 number=3 sector=inquisition
play place:2,-1,R0
#! [BASE-P3]
play place:-1,1,R0 pass
# it goes round past Plague
play draw:U_w2
events
#~ wheel rule=WHL-1 number=2 sector=fortune
#~ fortune rule=WHL-S1 player=0 points=3
play place:-1,2,R0 pass
play draw:U_w3
events
#~ wheel rule=WHL-1 number=3 sector=storm
play place:4,1,R0 pass
# a tile without a symbol leaves it where it is
play draw:B place:0,4,R0 pass
events
#- wheel
view
#~ pig storm
