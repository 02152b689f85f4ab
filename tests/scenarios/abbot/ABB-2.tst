#id ABB-2
#rules ABB-2 BASE-P3
#what A tile with a garden is placed by the normal rules; the garden itself need not match anything.
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile D 0,0 R0
put bag V_G 1
put bag B 1
play draw:V_G place:1,0,R180
#! [BASE-P3]
legal
#~ draw:V_G
play draw:V_G
legal
#= place:-1,0,R180 place:-1,0,R270 place:0,1,R0 place:0,1,R270 place:1,0,R0 place:1,0,R90
play place:0,1,R0
view
#~ tile V_G 0,1 R0
