#id XM-2
#rules XM-2 INN-7
#what For letters 5 and 6 a big meeple counts as one; for majority, as letter 8 asks for it, it counts two.
setup carcassonne edition=bb6 players=2 modules=messages,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile E 0,10 R0
put figure p0 meeple 0,10 field@EL
put figure p0 big 0,10 field@EL
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:6 read:do
events
#~ letter-done rule=MSG-L6 player=0 letter=6 points=4

setup carcassonne edition=bb6 players=2 modules=messages,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile G 0,10 R0
put figure p0 big 0,10 city@E
put figure p1 meeple 0,10 city@E
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:8
legal
#= read:points recall:big:city@E/0,10
play recall:big:city@E/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=1 feature=city@E/0,10
view
#~ supply p0 big 1
#~ figure p1 meeple 0,10 city@E
