#id MSG-4
#rules MSG-4
#what The letter is read by its owner alone; its action or 2 points, nothing else, and it goes under the pile.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile E 0,10 R0
put figure p0 meeple 0,10 city@N
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
play read:points
#! [BASE-T1]
play letter:5
events
#~ letter rule=MSG-3 player=0
#~ letter-says rule=MSG-L5 letter=5 only=p0
view p0
#~ letter 5
view p1
#~ letter ?
view spectator
#~ letter ?
turn
#= p0 read
legal
#= read:points read:do
play pass
#! [BASE-T1]
play read:city@N/0,10
#! [MSG-L5]
play recall:meeple:city@N/0,10
#! [MSG-L5]
play read:points
events
#~ letter-points rule=MSG-4 player=0 points=2
score
#= 7 0
turn
#= p0 counter
play counter:meeple
score
#= 9 0
view p0
#~ letters ? ? ? ? ? ? ? 5
view p1
#~ letters ? ? ? ? ? ? ? ?
undo 2
play read:do
events
#~ letter-done rule=MSG-L5 player=0 letter=5 points=2
play counter:meeple
score
#= 9 0
view p1
#~ letters ? ? ? ? ? ? ? 5
view
#~ figure p0 meeple 0,10 city@N
