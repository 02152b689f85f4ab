#id RIV-11
#rules RIV-11 XM-11
#what With the wheel the board comes first, then the spring, the river and the lake.
setup carcassonne edition=bb5 players=3 modules=river,wheel
view
#~ board wheel 0,0
#- tile
legal
#= draw:F1
play draw:F4
#! [RIV-2]
play draw:F1 place:4,1,R270
# attaching it is part of the set-up: the first player draws the first tile
view
#~ turn p0
#~ tile F1 4,1 R270
legal
#= draw:F2 draw:F3 draw:F4 draw:F5 draw:F6 draw:F7 draw:F8 draw:F9 draw:F10 draw:F11
play draw:F4
legal
#= place:5,1,R90
play place:5,1,R90 pass
view
#~ turn p1
