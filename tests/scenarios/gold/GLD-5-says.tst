#id GLD-5-says
#rules GLD-5
#what A refused choice of a bar names GLD-5.
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
play bar:1,0
#! [GLD-5]
