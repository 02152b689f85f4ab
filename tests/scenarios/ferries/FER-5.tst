#id FER-5
#rules FER-5 FER-8 BASE-T1
#what The order: lake tile, figure, its ferry, ferries of the road just extended, scoring.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W -1,0 R0
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put figure p1 meeple -1,0 road@E
put bag FaehrE 1
put bag B 1
play draw:FaehrE
turn
#= p0 place
play place:1,0,R0
turn
#= p0 figure
play sail:E-S/0,0
#! [BASE-T1]
play meeple:road@S
turn
#= p0 ferry
play sail:E-S/0,0
#! [BASE-T1]
play ferry:E-S
turn
#= p0 sail
score
#= 0 0
legal
#= pass sail:E-S/0,0 sail:S-W/0,0
play sail:S-W/0,0
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=S-W
score
#= 0 0
turn
#= chance draw

# the ferry stays: the road of three tiles is scored
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W -1,0 R0
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put figure p1 meeple -1,0 road@E
put bag FaehrE 1
put bag B 1
play draw:FaehrE place:1,0,R0 pass ferry:E-S
score
#= 0 0
play pass
events
#~ scored-road rule=BASE-S2 player=1 points=3
#~ tiles=3 majority=p1:1 final=0
score
#= 0 3
