#id MSG-L6
#rules MSG-L6
#what Letter 6: two points for each own farmer; the pig is none, and they all stay.
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile E 0,10 R0
put figure p0 meeple 0,10 field@EL
put figure p0 meeple 0,10 field@EL
put figure p0 pig 0,10 field@EL
put figure p1 meeple 0,10 field@EL
put tile D 0,20 R0
put figure p0 meeple 0,20 field@SL
put figure p0 meeple 0,20 road@E
put figure p0 meeple 0,20 city@N
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:6 read:do
events
#~ letter-done rule=MSG-L6 player=0 letter=6 points=6
play counter:lady
score
#= 13 0
view
#~ figure p0 pig 0,10 field@EL
#~ supply p0 meeple 2
# without farmers it gives nothing
setup carcassonne edition=bb6 players=2 modules=messages farmers=off
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:6 read:do
events
#~ points=0
