#id MSG-L1-builder
#rules MSG-L1 TRD-B8
#what A builder is no meeple: letter 1 knows no road by him alone; two thieves on one segment are one choice.
setup carcassonne edition=bb6 players=2 modules=messages,traders orphan_return=off
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile U 0,10 R90
put tile U 1,10 R90
put figure p0 meeple 0,10 road@E
put figure p0 meeple 0,10 road@E
put figure p0 builder 1,10 road@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:1
legal
#= read:points read:road@E/0,10
play read:road@E/1,10
#! [MSG-L1]
