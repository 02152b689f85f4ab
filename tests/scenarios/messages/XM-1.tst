#id XM-1
#rules XM-1 MSG-L1 MSG-L2 MSG-L8
#what As at the end of the game a road with an inn and a city with a cathedral are worth nothing to a letter.
setup carcassonne edition=bb6 players=2 modules=messages,inns
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put tile EK 0,10 R0
put tile E -1,10 R90
put figure p0 meeple 0,10 city@N
put tile E 0,20 R0
put figure p0 meeple 0,20 city@N
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass letter:2
legal
#= read:points read:city@N/0,10
play read:city@N/0,10
events
#~ letter-feature rule=MSG-L2 player=0 letter=2 points=0 feature=city@N/0,10
score
#= 7 0
undo
# letter 8 finds nothing to score, but brings the figure home
undo
play letter:8 recall:meeple:city@N/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=0
#~ returned rule=MSG-L8 player=0 count=1
score
#= 7 0
