#id MSG-1-round
#rules MSG-1 MSG-4
#what Letters go under the pile, so the ninth is the first again; who has not read a letter does not know it until it is done.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put tile W 10,0 R0
put tile W 12,0 R180
put tile W 20,0 R0
put tile W 22,0 R180
put tile W 30,0 R0
put tile W 32,0 R180
put figure p0 meeple 0,0 road@E
put figure p1 meeple 10,0 road@E
put figure p1 meeple 30,0 road@E
# a road, a city and a monastery of p0 that are worth five as at the end
put tile U 0,20 R90
put tile U 1,20 R90
put tile U 2,20 R90
put tile U 3,20 R90
put tile U 4,20 R90
put figure p0 meeple 0,20 road@E
put tile C 0,30 R0
put tile G 1,30 R0
put tile G 2,30 R0
put tile G 3,30 R0
put figure p0 meeple 0,30 city@E
put tile B 1,41 R0
put tile V 0,40 R270
put tile U 1,40 R90
put tile V 2,40 R0
put tile U 0,41 R0
put figure p0 meeple 1,41 monastery
put bag U 4
put bag B 2
put score p0 4
put lady p0 2
play draw:U place:1,0,R90 pass letter:1
view p1
#~ letters ? ? ? ? ? ? ?
#~ letter ?
view p0
#~ letters ? ? ? ? ? ? ?
#~ letter 1
view spectator
#~ letter ?
# done, so everybody has seen it
play read:road@E/0,20 counter:meeple
view p1
#~ letters ? ? ? ? ? ? ? 1
play letter:1
#! [MSG-1]
play letter:2
view p1
#~ letters ? ? ? ? ? ? 1
#~ letter ?
play read:city@N/0,30 counter:meeple letter:3 read:monastery/1,41 counter:meeple letter:4
score
#= 22 0
# two points instead: only the reader knows what it was
play read:points counter:lady
view p0
#~ letters ? ? ? ? 1 2 3 4
view p1
#~ letters ? ? ? ? 1 2 3 ?
view spectator
#~ letters ? ? ? ? 1 2 3 ?
turn
#= chance draw
put score p1 5
put lady p1 3
play draw:U place:11,0,R90 pass counter:meeple letter:5
view p1
#~ letter 5
view p0
#~ letter ?
play read:points counter:lady letter:6 read:points
view p1
#~ letters ? ? 1 2 3 ? 5 6
view p0
#~ letters ? ? 1 2 3 4 ? ?
put score p0 5
put lady p0 3
put figure p0 meeple 20,0 road@E
play draw:U place:21,0,R90 pass counter:meeple letter:7 read:points counter:lady letter:8 read:points
view p0
#~ letters 1 2 3 4 ? ? 7 8
view p1
#~ letters 1 2 3 ? 5 6 ? ?
put score p1 4
put lady p1 2
# nothing is left to chance: the first letter comes round again
play draw:U place:31,0,R90 pass
events
#~ letter rule=MSG-3 player=1
#~ letter-says rule=MSG-L1 letter=1 only=p1
turn
#= p1 read
view p0
#~ letters 2 3 4 ? ? 7 8
#~ letter 1
view p1
#~ letters 2 3 ? 5 6 ? ?
#~ letter 1
play read:points counter:lady
view p0
#~ letters 2 3 4 ? ? 7 8 1
