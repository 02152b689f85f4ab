#id LINE-SOUTH
#rules BASE-P2 BASE-E1a
#what A whole game in one straight line: the 73 tiles of Big Box 5 in a column to the south.
setup carcassonne edition=bb5 players=2 start=U
play draw:O place:0,1,R180 meeple:road@N
play draw:I place:0,2,R0 meeple:city@N
play draw:B place:0,3,R0 meeple:monastery
play draw:M place:0,4,R90 pass
play draw:F place:0,5,R90 meeple:city@N
play draw:S place:0,6,R90 pass
play draw:R place:0,7,R90 pass
play draw:H place:0,8,R90 pass
play draw:P place:0,9,R90 meeple:city@N
play draw:L place:0,10,R90 meeple:road@N
play draw:X place:0,11,R0 meeple:road@N
events
#~ scored-road rule=BASE-S2 player=0 points=2
score
#= 2 0
play draw:A place:0,12,R180 meeple:monastery
play draw:U place:0,13,R90 pass
play draw:G place:0,14,R0 pass
play draw:V place:0,15,R0 pass
play draw:J place:0,16,R180 meeple:road@N
play draw:F place:0,17,R90 meeple:city@N
play draw:J place:0,18,R0 pass
events
#~ scored-city rule=BASE-S4 player=0 points=8
score
#= 10 0
play draw:U place:0,19,R0 meeple:road@N
play draw:V place:0,20,R180 pass
play draw:B place:0,21,R0 meeple:monastery
play draw:V place:0,22,R0 pass
play draw:L place:0,23,R90 meeple:road@N
play draw:D place:0,24,R90 meeple:road@N
play draw:L place:0,25,R90 pass
events
#~ scored-road rule=BASE-S2 player=1 points=3
score
#= 10 3
play draw:P place:0,26,R270 meeple:road@N
play draw:N place:0,27,R0 pass
play draw:B place:0,28,R0 meeple:monastery
play draw:E place:0,29,R90 pass
play draw:N place:0,30,R180 pass
play draw:H place:0,31,R90 pass
play draw:M place:0,32,R270 meeple:city@N
play draw:W place:0,33,R0 pass
play draw:U place:0,34,R0 pass
play draw:O place:0,35,R270 pass
play draw:H place:0,36,R90 pass
play draw:S place:0,37,R90 pass
play draw:N place:0,38,R0 pass
play draw:J place:0,39,R90 pass
play draw:W place:0,40,R90 pass
play draw:V place:0,41,R180 pass
play draw:A place:0,42,R0 pass
play draw:V place:0,43,R180 pass
play draw:I place:0,44,R90 pass
play draw:Q place:0,45,R90 pass
play draw:E place:0,46,R0 pass
play draw:U place:0,47,R90 pass
play draw:V place:0,48,R0 pass
play draw:W place:0,49,R90 pass
play draw:U place:0,50,R0 pass
play draw:V place:0,51,R90 pass
play draw:U place:0,52,R90 pass
play draw:D place:0,53,R180 pass
play draw:R place:0,54,R90 pass
play draw:P place:0,55,R0 pass
play draw:W place:0,56,R90 pass
play draw:K place:0,57,R180 pass
play draw:E place:0,58,R0 pass
play draw:D place:0,59,R180 pass
play draw:D place:0,60,R0 pass
play draw:E place:0,61,R90 pass
play draw:V place:0,62,R270 pass
play draw:K place:0,63,R90 pass
play draw:E place:0,64,R90 pass
play draw:U place:0,65,R90 pass
play draw:B place:0,66,R0 pass
play draw:V place:0,67,R270 pass
play draw:K place:0,68,R180 pass
play draw:R place:0,69,R0 pass
play draw:D place:0,70,R180 pass
play draw:C place:0,71,R0 pass
play draw:T place:0,72,R90 pass
events
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-city rule=BASE-E3 player=1 points=3
#~ scored-monastery rule=BASE-E4 player=0 points=3
#~ scored-city rule=BASE-E3 player=0 points=8
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-monastery rule=BASE-E4 player=1 points=3
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-road rule=BASE-E2 player=0 points=3
#~ scored-monastery rule=BASE-E4 player=0 points=3
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-monastery rule=BASE-E4 player=1 points=3
#~ scored-city rule=BASE-E3 player=1 points=3
#~ ended rule=
score
#= 33 21
view
#~ phase over
#~ last 0,72
#~ bag 0
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
