#id XM-8
#rules XM-8 TRD-B9 TRD-P5
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
# the thief: the builder goes home, the pig stays
play draw:Korn1 place:1,0,R0 pass crop:remove take:meeple:road@E/0,0
events
#~ taken-back rule=CRP-3 player=1 figure=meeple feature=road@E/0,0
#~ returned rule=TRD-B9 player=1 count=1
view
#~ supply p1 builder 1
#~ supply p1 meeple 6
#~ supply p1 pig 0
#- builder -1,0
undo 5
# the farmer: the pig goes home, the builder stays
play draw:Korn3 place:0,1,R90 pass crop:remove take:meeple:field@ER/0,0
events
#~ returned rule=TRD-P5 player=1 count=1
#- TRD-B9
view
#~ supply p1 pig 1
#~ supply p1 meeple 6
#~ supply p1 builder 0
#~ figure p1 builder -1,0 road@E
#- pig 0,0
undo 5
# another thief on the road: the builder stays
put figure p1 meeple -1,0 road@E
play draw:Korn1 place:1,0,R0 pass crop:remove take:meeple:road@E/0,0
view
#~ figure p1 builder -1,0 road@E
#~ supply p1 builder 0

setup carcassonne edition=bb6 players=2 modules=crops,traders orphan_return=off
put empty
put bag none
put tile D 0,0 R0
put tile U -1,0 R90
put figure p1 meeple 0,0 road@E
put figure p1 builder -1,0 road@E
put bag Korn1 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:remove take:meeple:road@E/0,0
view
#~ figure p1 builder -1,0 road@E
#~ supply p1 builder 0
#~ supply p1 meeple 7

# in a double turn: the action comes in each part, and the second tile still comes
setup carcassonne edition=bb6 players=2 modules=crops,traders
put empty
put bag none
put tile D 0,0 R0
put figure p0 meeple 0,0 road@E
put figure p0 builder 0,0 road@E
put bag Korn1 1
put bag Korn2 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass
events
#~ double-turn rule=TRD-B3 player=0
play crop:remove take:meeple:road@E/0,0
view
#~ turn p0
#~ part 2
#~ supply p0 builder 1
#~ supply p0 meeple 7
