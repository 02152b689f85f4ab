#id XM-4-crossing
#rules XM-4 INN-10b INN-10a
#what The inn of the crossing tile stays with its road when a ferry parts and joins roads; inn_crossing decides which roads.
setup carcassonne edition=bb6 players=2 modules=ferries,inns
put empty
put bag none
put tile FaehrD 0,0 R0
put tile EC 1,0 R0
put tile U 0,1 R0
put ferry 0,0 E-S
put figure p0 meeple 1,0 road@W
put bag U 1
put bag B 1
# left alone by the ferry the western road of the crossing is complete: 2 tiles, inn
play draw:U place:0,2,R0 pass sail:S-W/0,0
events
#~ scored-road rule=INN-2 player=0 points=4
score
#= 4 0

setup carcassonne edition=bb6 players=2 modules=ferries,inns inn_crossing=right
put empty
put bag none
put tile FaehrD 0,0 R0
put tile EC 1,0 R0
put tile U 0,1 R0
put ferry 0,0 E-S
put figure p0 meeple 1,0 road@W
put bag U 1
put bag B 1
play draw:U place:0,2,R0 pass sail:S-W/0,0
events
#~ scored-road rule=BASE-S2 player=0 points=2
score
#= 2 0
