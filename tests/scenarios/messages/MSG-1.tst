#id MSG-1
#rules MSG-1
#what Eight letters face down, a lady beside each counter on space 0; no land tiles are added.
setup carcassonne edition=bb6 players=3 modules=messages
view
#~ bag 71
#~ lady p0 0
#~ lady p1 0
#~ lady p2 0
#~ letters ? ? ? ? ? ? ? ?
#- letter ?
setup carcassonne edition=bb6 players=3
view
#~ bag 71
#- lady
#- letter
put lady p0 0
#! syntax
# every letter is as likely as any other
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,0 R0
put tile W 2,0 R180
put figure p0 meeple 0,0 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,0,R90 pass
turn
#= chance letter
chance
#~ letter:1 1/8
#~ letter:7 1/8
#~ letter:8 1/8
play letter:9
#! syntax
play letter:3 read:points
