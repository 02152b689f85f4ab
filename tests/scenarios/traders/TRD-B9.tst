#id TRD-B9
#rules TRD-B9
#what The last own meeple leaves by plague: in Big Box 6 the builder goes home, in Big Box 5 it stays; orphan_return decides.
setup carcassonne edition=bb6 players=2 modules=traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put tile W 10,20 R0
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1
turn
#= p0 wheel
play take:meeple:road@E/10,0
events
#~ plague rule=WHL-S6 player=0 figure=meeple feature=road@E/10,0
view
#~ supply p0 meeple 7
#- figure
#~ supply p0 builder 1

setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put tile W 10,20 R0
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1
turn
#= p0 wheel
play take:meeple:road@E/10,0
events
#~ plague rule=WHL-S6 player=0 figure=meeple feature=road@E/10,0
view
#~ supply p0 meeple 7
#~ figure p0 builder 11,0 road@E
#~ supply p0 builder 0

setup carcassonne edition=bb6 players=2 modules=traders,wheel orphan_return=off
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put tile W 10,20 R0
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1
turn
#= p0 wheel
play take:meeple:road@E/10,0
events
#~ plague rule=WHL-S6 player=0 figure=meeple feature=road@E/10,0
view
#~ supply p0 meeple 7
#~ figure p0 builder 11,0 road@E
#~ supply p0 builder 0

setup carcassonne edition=bb5 players=2 modules=traders,wheel orphan_return=on
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
put tile W 10,20 R0
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1
turn
#= p0 wheel
play take:meeple:road@E/10,0
events
#~ plague rule=WHL-S6 player=0 figure=meeple feature=road@E/10,0
view
#~ supply p0 meeple 7
#- figure
#~ supply p0 builder 1

setup carcassonne edition=bb6 players=2 modules=traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
# another own thief is still there: the builder stays
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0
view
#~ figure p0 builder 11,0 road@E
#~ supply p0 builder 0
#~ supply p0 meeple 6

setup carcassonne edition=bb5 players=2 modules=traders,wheel
put empty
put bag none
put tile W 10,0 R0
put tile U 11,0 R90
# another own thief is still there: the builder stays
put bag U_w1 1
put bag B 2
put figure p0 meeple 10,0 road@E
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put wheel inquisition
play draw:U_w1 take:meeple:road@E/10,0
view
#~ figure p0 builder 11,0 road@E
#~ supply p0 builder 0
#~ supply p0 meeple 6
