#id T-15
#rules XM-5 FER-6 TRD-B3
#what A ferry move joins the builder's road: no second tile now, but one when a tile extends the joined road later.
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 0,1 R0
put ferry 0,0 E-S
put figure p0 meeple -1,0 road@E
put figure p0 builder -1,0 road@E
put bag U 2
put bag B 2
standing
#= 2 0
play draw:U place:0,2,R0 pass sail:S-W/0,0
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=S-W
#- double-turn
standing
#= 4 0
view
#~ turn p1
#- part 2
#~ figure p0 builder -1,0 road@E
play draw:B place:0,-1,R0 pass
play draw:U place:0,3,R0
events
#~ double-turn rule=TRD-B3 player=0
