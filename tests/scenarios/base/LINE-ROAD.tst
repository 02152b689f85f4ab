#id LINE-ROAD
#rules BASE-S1 BASE-S2 BASE-S13
#what The longest road the box has room for: 72 tiles between two crossings, 72 points.
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put tile U 3,0 R90
put tile U 4,0 R90
put tile U 5,0 R90
put tile U 6,0 R90
put tile U 7,0 R90
put tile U 8,0 R90
put tile U 9,0 R90
put tile U 10,0 R90
put tile U 11,0 R90
put tile U 12,0 R90
put tile U 13,0 R90
put tile U 14,0 R90
put tile U 15,0 R90
put tile U 16,0 R90
put tile U 17,0 R90
put tile U 18,0 R90
put tile U 19,0 R90
put tile U 20,0 R90
put tile U 21,0 R90
put tile U 22,0 R90
put tile U 23,0 R90
put tile U 24,0 R90
put tile U 25,0 R90
put tile U 26,0 R90
put tile U 27,0 R90
put tile U 28,0 R90
put tile U 29,0 R90
put tile U 30,0 R90
put tile U 31,0 R90
put tile U 32,0 R90
put tile U 33,0 R90
put tile U 34,0 R90
put tile U 35,0 R90
put tile U 36,0 R90
put tile U 37,0 R90
put tile U 38,0 R90
put tile U 39,0 R90
put tile U 40,0 R90
put tile U 41,0 R90
put tile U 42,0 R90
put tile U 43,0 R90
put tile U 44,0 R90
put tile U 45,0 R90
put tile U 46,0 R90
put tile U 47,0 R90
put tile U 48,0 R90
put tile U 49,0 R90
put tile U 50,0 R90
put tile U 51,0 R90
put tile U 52,0 R90
put tile U 53,0 R90
put tile U 54,0 R90
put tile U 55,0 R90
put tile U 56,0 R90
put tile U 57,0 R90
put tile U 58,0 R90
put tile U 59,0 R90
put tile U 60,0 R90
put tile U 61,0 R90
put tile U 62,0 R90
put tile U 63,0 R90
put tile U 64,0 R90
put tile U 65,0 R90
put tile U 66,0 R90
put tile U 67,0 R90
put tile U 68,0 R90
put tile U 69,0 R90
put tile U 70,0 R90
put figure p0 meeple 0,0 road@E
put bag W 1
standing
#= 71 0
play draw:W
legal
#~ place:71,0,R180
play place:71,0,R180
play meeple:road@W
#! illegal: occupied rule=BASE-M5 player=0 figure=meeple spot=road@W feature=road@E/0,0 majority=p0:1
play pass
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=72 majority=p0:1
#~ scored-road rule=BASE-S2 player=0 points=72 feature=road@E/0,0 tiles=72 majority=p0:1 final=0
score
#= 72 0
