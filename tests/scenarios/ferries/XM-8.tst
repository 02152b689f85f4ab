#id XM-8
#rules XM-8 TRD-B9
#what A ferry parts the builder from the last own thief: the builder goes home, unless orphan_return is off.
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 1,0 R90
put ferry 0,0 E-W
put figure p0 meeple 1,0 road@E
put figure p0 builder -1,0 road@E
put turn p1
put bag U 1
put bag B 1
play draw:U place:-2,0,R90 pass sail:S-W/0,0
events
#~ returned rule=TRD-B9 player=0 count=1
view
#~ supply p0 builder 1
#- p0 builder -1,0
#~ figure p0 meeple 1,0 road@E

# the thief is on the builder's side: it stays
setup carcassonne edition=bb6 players=2 modules=ferries,traders
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 1,0 R90
put ferry 0,0 E-W
put figure p0 meeple -1,0 road@E
put figure p0 builder -1,0 road@E
put turn p1
put bag U 1
put bag B 1
play draw:U place:-2,0,R90 pass sail:S-W/0,0
view
#~ supply p0 builder 0
#~ figure p0 builder -1,0 road@E

setup carcassonne edition=bb6 players=2 modules=ferries,traders orphan_return=off
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put tile U 1,0 R90
put ferry 0,0 E-W
put figure p0 meeple 1,0 road@E
put figure p0 builder -1,0 road@E
put turn p1
put bag U 1
put bag B 1
play draw:U place:-2,0,R90 pass sail:S-W/0,0
view
#~ figure p0 builder -1,0 road@E
#~ supply p0 builder 0
