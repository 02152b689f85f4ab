#id MSG-L5
#rules MSG-L5
#what Letter 5: two points for each own knight; builders, thieves, monks and farmers are no knights.
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile G 0,10 R0
put figure p0 meeple 0,10 city@E
put figure p0 meeple 0,10 city@E
put figure p0 builder 0,10 city@E
put tile D 0,20 R0
put figure p0 meeple 0,20 city@N
put figure p0 meeple 0,20 road@E
put figure p0 meeple 0,20 field@SL
put figure p1 meeple 0,20 city@N
put tile B 0,30 R0
put figure p0 meeple 0,30 monastery
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:5 read:do
events
#~ letter-done rule=MSG-L5 player=0 letter=5 points=6
play counter:lady
score
#= 13 0
view
#~ supply p0 meeple 1
#~ figure p0 builder 0,10 city@E
