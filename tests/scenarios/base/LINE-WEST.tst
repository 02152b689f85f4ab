#id LINE-WEST
#rules BASE-P2 BASE-E1b
#what A whole game in one straight line: all 72 tiles in a row to the west.
setup carcassonne edition=c2 players=2
play draw:K place:-1,0,R270 meeple:road@E
play draw:C place:-2,0,R0 meeple:city@E
play draw:O place:-3,0,R180 pass
play draw:D place:-4,0,R180 meeple:road@E
play draw:J place:-5,0,R270 pass
play draw:P place:-6,0,R180 meeple:city@E
play draw:P place:-7,0,R0 meeple:road@E
play draw:R place:-8,0,R180 meeple:city@E
play draw:E place:-9,0,R90 pass
play draw:A place:-10,0,R90 meeple:monastery
play draw:S place:-11,0,R270 meeple:road@E
events
#~ scored-road rule=BASE-S2 player=0 points=2
score
#= 2 0
play draw:J place:-12,0,R90 meeple:city@E
play draw:V place:-13,0,R180 meeple:road@E
play draw:K place:-14,0,R0 pass
play draw:V place:-15,0,R180 meeple:road@E
play draw:H place:-16,0,R90 pass
play draw:F place:-17,0,R90 pass
play draw:V place:-18,0,R0 pass
play draw:O place:-19,0,R270 meeple:road@E
play draw:G place:-20,0,R0 meeple:city@E
play draw:I place:-21,0,R0 pass
play draw:I place:-22,0,R180 pass
play draw:R place:-23,0,R90 meeple:city@E
play draw:E place:-24,0,R270 pass
play draw:R place:-25,0,R180 meeple:city@E
play draw:S place:-26,0,R90 pass
play draw:P place:-27,0,R0 pass
play draw:N place:-28,0,R0 pass
play draw:V place:-29,0,R0 pass
play draw:U place:-30,0,R90 pass
play draw:L place:-31,0,R180 pass
play draw:D place:-32,0,R180 pass
play draw:U place:-33,0,R90 pass
play draw:W place:-34,0,R180 pass
play draw:U place:-35,0,R90 pass
play draw:U place:-36,0,R90 pass
play draw:V place:-37,0,R270 pass
play draw:B place:-38,0,R0 pass
play draw:B place:-39,0,R0 pass
play draw:A place:-40,0,R180 pass
play draw:E place:-41,0,R180 pass
play draw:U place:-42,0,R0 pass
play draw:V place:-43,0,R90 pass
play draw:W place:-44,0,R180 pass
play draw:D place:-45,0,R180 pass
play draw:V place:-46,0,R180 pass
play draw:H place:-47,0,R90 pass
play draw:V place:-48,0,R90 pass
play draw:L place:-49,0,R180 pass
play draw:T place:-50,0,R270 pass
play draw:H place:-51,0,R0 pass
play draw:M place:-52,0,R0 pass
play draw:B place:-53,0,R0 pass
play draw:F place:-54,0,R90 pass
play draw:U place:-55,0,R0 pass
play draw:B place:-56,0,R0 pass
play draw:W place:-57,0,R90 pass
play draw:X place:-58,0,R0 pass
play draw:U place:-59,0,R90 pass
play draw:J place:-60,0,R270 pass
play draw:Q place:-61,0,R180 pass
play draw:E place:-62,0,R90 pass
play draw:M place:-63,0,R270 pass
play draw:E place:-64,0,R90 pass
play draw:N place:-65,0,R180 pass
play draw:K place:-66,0,R90 pass
play draw:V place:-67,0,R270 pass
play draw:N place:-68,0,R270 pass
play draw:L place:-69,0,R90 pass
play draw:W place:-70,0,R270 pass
play draw:U place:-71,0,R0 pass
events
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-city rule=BASE-E3 player=1 points=5
#~ scored-road rule=BASE-E2 player=1 points=3
#~ scored-city rule=BASE-E3 player=1 points=2
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-city rule=BASE-E3 player=1 points=3
#~ scored-monastery rule=BASE-E4 player=1 points=3
#~ scored-city rule=BASE-E3 player=1 points=3
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-city rule=BASE-E3 player=1 points=4
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-city rule=BASE-E3 player=0 points=4
#~ ended rule=
score
#= 18 23
view
#~ phase over
#~ last -71,0
#~ bag 0
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
