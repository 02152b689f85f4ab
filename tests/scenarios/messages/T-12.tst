#id T-12
#rules XM-2 MSG-L5 MSG-L6
#what A big and a normal knight are two knights: 4 points.
setup carcassonne edition=bb6 players=2 modules=messages,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile G 0,10 R0
put figure p0 meeple 0,10 city@E
put figure p0 big 0,10 city@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:5 read:do
events
#~ letter-done rule=MSG-L5 player=0 letter=5 points=4
