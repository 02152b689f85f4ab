#id LINE-EAST
#rules BASE-P2 BASE-E1b
#what A whole game in one straight line: all 72 tiles in a row to the east.
setup carcassonne edition=bb6 players=2
play draw:U place:1,0,R90 meeple:road@W
play draw:D place:2,0,R0 pass
play draw:W place:3,0,R0 pass
play draw:L place:4,0,R0 meeple:road@W
events
#~ scored-road rule=BASE-S2 player=1 points=2
score
#= 0 2
play draw:V place:5,0,R0 meeple:road@W
play draw:V place:6,0,R270 pass
play draw:L place:7,0,R0 meeple:road@W
play draw:K place:8,0,R0 meeple:road@W
play draw:N place:9,0,R0 pass
play draw:D place:10,0,R270 meeple:city@W
play draw:F place:11,0,R90 pass
play draw:V place:12,0,R270 pass
play draw:L place:13,0,R0 meeple:road@W
play draw:U place:14,0,R90 meeple:road@W
play draw:T place:15,0,R90 pass
events
#~ scored-road rule=BASE-S2 player=1 points=3
score
#= 0 5
play draw:O place:16,0,R0 meeple:city@W
play draw:U place:17,0,R90 meeple:road@W
play draw:V place:18,0,R0 pass
play draw:E place:19,0,R0 pass
play draw:J place:20,0,R0 pass
play draw:U place:21,0,R90 meeple:road@W
play draw:J place:22,0,R180 pass
play draw:U place:23,0,R0 pass
play draw:H place:24,0,R90 pass
play draw:B place:25,0,R0 meeple:monastery
play draw:B place:26,0,R0 meeple:monastery
play draw:R place:27,0,R90 pass
play draw:P place:28,0,R270 meeple:city@W
play draw:U place:29,0,R90 pass
play draw:P place:30,0,R90 meeple:road@W
play draw:N place:31,0,R180 pass
play draw:E place:32,0,R0 pass
play draw:N place:33,0,R0 pass
play draw:P place:34,0,R0 meeple:city@W
play draw:X place:35,0,R0 pass
play draw:V place:36,0,R90 pass
play draw:B place:37,0,R0 pass
play draw:I place:38,0,R0 pass
play draw:H place:39,0,R0 pass
play draw:R place:40,0,R0 pass
play draw:M place:41,0,R270 pass
play draw:G place:42,0,R90 pass
play draw:V place:43,0,R180 pass
play draw:V place:44,0,R0 pass
play draw:W place:45,0,R270 pass
play draw:W place:46,0,R90 pass
play draw:K place:47,0,R180 pass
play draw:J place:48,0,R90 pass
play draw:R place:49,0,R0 pass
play draw:S place:50,0,R0 pass
play draw:H place:51,0,R0 pass
play draw:F place:52,0,R0 pass
play draw:C place:53,0,R0 pass
play draw:Q place:54,0,R270 pass
play draw:B place:55,0,R0 pass
play draw:E place:56,0,R90 pass
play draw:S place:57,0,R270 pass
play draw:K place:58,0,R0 pass
play draw:E place:59,0,R0 pass
play draw:V place:60,0,R270 pass
play draw:O place:61,0,R90 pass
play draw:I place:62,0,R180 pass
play draw:W place:63,0,R270 pass
play draw:V place:64,0,R90 pass
play draw:M place:65,0,R90 pass
play draw:D place:66,0,R270 pass
play draw:A place:67,0,R270 pass
play draw:U place:68,0,R90 pass
play draw:A place:69,0,R90 pass
play draw:U place:70,0,R0 pass
play draw:E place:71,0,R0 pass
events
#~ scored-road rule=BASE-E2 player=0 points=4
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-city rule=BASE-E3 player=1 points=2
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-city rule=BASE-E3 player=1 points=3
#~ scored-road rule=BASE-E2 player=0 points=3
#~ scored-road rule=BASE-E2 player=0 points=3
#~ scored-monastery rule=BASE-E4 player=0 points=3
#~ scored-monastery rule=BASE-E4 player=1 points=3
#~ scored-city rule=BASE-E3 player=1 points=2
#~ scored-road rule=BASE-E2 player=1 points=3
#~ scored-city rule=BASE-E3 player=1 points=2
#~ ended rule=
score
#= 19 22
view
#~ phase over
#~ last 71,0
#~ bag 0
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
