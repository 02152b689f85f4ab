#id XM-8
#rules XM-8 TRD-B9 TRD-P5 OQ-32
#what B takes the last thief or farmer: builder and pig go home too, unless another one is left or orphan_return is off.
setup carcassonne edition=bb6 players=2 modules=crops,traders
put empty
put bag none
put tile D 0,0 R0
put tile U -1,0 R90
put figure p1 meeple 0,0 road@E
put figure p1 builder -1,0 road@E
put figure p1 meeple 0,0 field@SL
put figure p1 pig 0,0 field@SL
put bag Korn1 1
put bag Korn3 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:remove take:meeple:road@E/0,0
#! illegal
play draw:Korn1 place:0,1,R180 pass
#! [BASE-P3]
play draw:Korn3 place:0,1,R90 pass crop:remove take:meeple:field@ER/0,0
view
#~ supply p1 pig 1
#~ supply p1 meeple 6
#~ supply p1 builder 0
