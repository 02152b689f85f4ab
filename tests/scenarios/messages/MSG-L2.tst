#id MSG-L2
#rules MSG-L2
#what Letter 2: the city with an own meeple that is worth least, tiles and pennants, is scored as at the end.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
# two tiles and a pennant: 3; two tiles: 2, with p1's majority; a big one of p1
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put tile E 0,20 R90
put tile G 1,20 R0
put figure p0 meeple 1,20 city@W
put figure p1 meeple 0,20 city@E
put figure p1 meeple 0,20 city@E
put tile E 0,30 R0
put figure p1 meeple 0,30 city@N
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:2
legal
#= read:points read:city@E/1,20
play read:city@E/0,10
#! [MSG-L2]
play read:city@W/1,20
events
#~ letter-feature rule=MSG-L2 player=0 letter=2 points=2 feature=city@E/1,20
play counter:lady
score
#= 9 0
view
#~ figure p0 meeple 1,20 city@E
#~ supply p0 meeple 5
