#id OPT-plague-takes
#rules WHL-S6
#what Plague takes any own figure, or with plague_takes=meeples only meeples (OQ-08).
setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile D 10,0 R0
put tile D 11,0 R0
put wheel inquisition
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 big 10,0 field@SL
put figure p0 pig 11,0 field@SL
put figure p0 shepherd 10,0 field@EL
put figure p1 shepherd 11,0 field@SL
play draw:U_w1
legal
#= take:meeple:road@E/10,0 take:big:field@ER/10,0 take:builder:road@E/11,0 take:pig:field@ER/11,0 take:shepherd:field@EL/10,0
play take:builder:road@E/11,0
turn
#= p1 wheel

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills plague_takes=all
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile D 10,0 R0
put tile D 11,0 R0
put wheel inquisition
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 big 10,0 field@SL
put figure p0 pig 11,0 field@SL
put figure p0 shepherd 10,0 field@EL
put figure p1 shepherd 11,0 field@SL
play draw:U_w1
legal
#= take:meeple:road@E/10,0 take:big:field@ER/10,0 take:builder:road@E/11,0 take:pig:field@ER/11,0 take:shepherd:field@EL/10,0
play take:pig:field@ER/11,0
turn
#= p1 wheel

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills plague_takes=meeples
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile D 10,0 R0
put tile D 11,0 R0
put wheel inquisition
put figure p0 meeple 10,0 road@E
put figure p0 builder 11,0 road@E
put figure p0 big 10,0 field@SL
put figure p0 pig 11,0 field@SL
put figure p0 shepherd 10,0 field@EL
put figure p1 shepherd 11,0 field@SL
play draw:U_w1
legal
#= take:meeple:road@E/10,0 take:big:field@ER/10,0
play take:big:field@ER/10,0
turn
#= p0 place

setup carcassonne edition=bb5 players=2 modules=wheel,inns,traders,hills plague_takes=meeples
put empty
put bag none
put bag U_w1 1
put bag B 1
put tile D 10,0 R0
put wheel inquisition
put figure p0 meeple 10,0 road@E
put figure p0 builder 10,0 road@E
play draw:U_w1
play take:builder:road@E/10,0
#! [WHL-S6]
