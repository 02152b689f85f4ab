#id messages-crops
#rules CRP-2 MSG-L7 MSG-L8 OQ-28e
#what The letter is read before the crop circle; the tile of letter 7 comes after it, and a circle acts once.
setup carcassonne edition=bb6 players=2 modules=messages,crops
put empty
put bag none
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put tile U 5,5 R90
put figure p0 meeple 5,5 road@E
put tile G 10,10 R0
put figure p0 meeple 10,10 city@E
put figure p1 meeple 10,10 city@E
put score p0 2
put lady p0 1
put bag Korn5 1
put bag B 3
# a city of two tiles: 4 points, 1 to 5
play draw:Korn5 place:0,1,R0 pass
turn
#= chance letter
play letter:7 read:do
turn
#= p0 crop
play crop:remove take:meeple:city@E/10,10 take:meeple:city@E/10,10
turn
#= chance draw
view
#~ turn p0
#~ bonus
# declined: the circle does not act again
play draw:B pass
turn
#= chance draw
view
#~ turn p1

# letter 8 takes the only knight home: the circle concerns him no more
setup carcassonne edition=bb6 players=2 modules=messages,crops
put empty
put bag none
put tile E 0,0 R180
put figure p0 meeple 0,0 city@S
put tile G 10,10 R0
put figure p0 meeple 10,10 city@E
put score p0 2
put lady p0 1
put bag Korn5 1
put bag B 3
play draw:Korn5 place:0,1,R0 pass letter:8 recall:meeple:city@E/10,10 counter:meeple
turn
#= chance draw
