#id MSG-L4
#rules MSG-L4
#what Letter 4: two points for every pennant of cities with an own meeple, majority or not, each city once.
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
# two pennants, two own knights of p0 against three; one pennant without p0; none
put tile F 0,10 R0
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put figure p0 meeple 1,10 city@E
put figure p1 meeple 0,10 city@E
put figure p1 meeple 0,10 city@E
put figure p1 meeple 0,10 city@E
put tile C 0,20 R0
put figure p1 meeple 0,20 city@N
put tile G 0,30 R0
put figure p0 meeple 0,30 city@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:4
legal
#= read:points read:do
play read:do
events
#~ letter-done rule=MSG-L4 player=0 letter=4 points=4
play counter:meeple
score
#= 11 0
view
#~ figure p0 meeple 0,10 city@E
#~ figure p0 meeple 1,10 city@E
#~ figure p0 meeple 0,30 city@E
