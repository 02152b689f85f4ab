#id hills-wheel
#rules WHL-S6 SHP-6 HIL-1 WHL-S4 VIN-1
#what Plague may take a shepherd, and his flock is lost; the tile under a hill turns no wheel; the board's squares count round a monastery with vineyards.
setup carcassonne edition=bb5 players=2 modules=hills,wheel
put empty
put bag none
put tile E 10,0 R0
put bag U_w1 1
put bag B 3
put figure p0 shepherd 10,0 field@EL
put flock p0 2 0 0 1
put figure p1 shepherd 10,0 field@EL
put flock p1 0 1 0 0
put wheel inquisition
play draw:U_w1 take:shepherd:field@EL/10,0
view
#~ supply p0 shepherd 1
#- flock p0
#~ flock p1 0 1 0 0
play take:shepherd:field@EL/10,0
score
#= 0 0
view
#- flock
# all tokens are back
play place:2,-1,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:4 1/18

setup carcassonne edition=bb5 players=2 modules=hills,wheel
put empty
put bag none
# only tiles with a symbol could lie under the hill
put bag SchE 1
put bag U_w3 1
play draw:SchE
events
#= drawn rule=BASE-P1 player=0 tile=SchE
#= hidden rule=HIL-1
view
#~ pig fortune
play place:2,-1,R0 pass
turn
#= over over
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=hills,wheel
put empty
put bag none
# beside the board: three of its squares, five tiles and one of them a vineyard
put tile B 1,-1 R0
put tile E 0,-1 R180
put tile E 1,-2 R0
put tile U 2,-1 R0
put tile SchP 2,-2 R270
put bag E 1
put bag B 1
put figure p0 meeple 1,-1 monastery
play draw:E place:0,-2,R0 pass
events
#~ scored-monastery rule=VIN-1 player=0 points=12 feature=monastery/1,-1 tiles=9
score
#= 12 0

setup carcassonne edition=bb5 players=2 modules=hills,wheel
put empty
put bag none
# a shepherd on the field round the wheel; it is extended at the board's side
put figure p0 shepherd 3,1 field@EL
put flock p0 0 0 1 0
put bag B 3
play draw:B place:3,-1,R0 pass flock:home
score
#= 3 0
# Storm counts him at hand
put bag U_w3 1
play draw:U_w3
events
#~ storm rule=WHL-S4 player=0 points=8
