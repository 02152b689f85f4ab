#id LINE-NORTH
#rules BASE-P2 BASE-E1a
#what A whole game in one straight line: all 72 tiles in a column to the north.
setup carcassonne edition=first players=2 start=U
play draw:L place:0,-1,R270 meeple:road@S
play draw:V place:0,-2,R0 meeple:road@S
play draw:V place:0,-3,R90 pass
play draw:V place:0,-4,R270 meeple:road@S
play draw:U place:0,-5,R90 pass
play draw:B place:0,-6,R0 meeple:monastery
play draw:V place:0,-7,R180 pass
play draw:K place:0,-8,R270 meeple:road@S
play draw:E place:0,-9,R0 pass
play draw:D place:0,-10,R180 meeple:city@S
events
#~ scored-city rule=BASE-S6 player=1 points=2
score
#= 0 2
play draw:N place:0,-11,R270 pass
play draw:R place:0,-12,R270 meeple:city@S
play draw:N place:0,-13,R180 pass
play draw:E place:0,-14,R270 pass
play draw:B place:0,-15,R0 meeple:monastery
play draw:U place:0,-16,R90 pass
play draw:K place:0,-17,R90 pass
play draw:J place:0,-18,R0 meeple:road@S
play draw:T place:0,-19,R180 meeple:city@S
play draw:V place:0,-20,R270 meeple:road@S
play draw:U place:0,-21,R90 pass
play draw:A place:0,-22,R270 pass
play draw:I place:0,-23,R270 pass
play draw:F place:0,-24,R90 pass
play draw:O place:0,-25,R180 meeple:city@S
play draw:P place:0,-26,R90 pass
play draw:D place:0,-27,R180 meeple:city@S
play draw:R place:0,-28,R0 pass
play draw:H place:0,-29,R90 meeple:city@S
play draw:R place:0,-30,R270 pass
play draw:Q place:0,-31,R270 meeple:city@S
play draw:P place:0,-32,R270 pass
play draw:L place:0,-33,R270 pass
play draw:U place:0,-34,R0 pass
play draw:V place:0,-35,R270 pass
play draw:M place:0,-36,R270 pass
play draw:C place:0,-37,R0 pass
play draw:G place:0,-38,R90 pass
play draw:O place:0,-39,R270 pass
play draw:X place:0,-40,R0 pass
play draw:V place:0,-41,R0 pass
play draw:E place:0,-42,R270 pass
play draw:E place:0,-43,R0 pass
play draw:E place:0,-44,R180 pass
play draw:H place:0,-45,R0 pass
play draw:B place:0,-46,R0 pass
play draw:W place:0,-47,R180 pass
play draw:L place:0,-48,R270 pass
play draw:K place:0,-49,R270 pass
play draw:B place:0,-50,R0 pass
play draw:V place:0,-51,R90 pass
play draw:J place:0,-52,R0 pass
play draw:H place:0,-53,R90 pass
play draw:S place:0,-54,R270 pass
play draw:F place:0,-55,R90 pass
play draw:M place:0,-56,R90 pass
play draw:D place:0,-57,R0 pass
play draw:D place:0,-58,R180 pass
play draw:I place:0,-59,R0 pass
play draw:P place:0,-60,R270 pass
play draw:W place:0,-61,R270 pass
play draw:W place:0,-62,R0 pass
play draw:V place:0,-63,R180 pass
play draw:U place:0,-64,R0 pass
play draw:W place:0,-65,R270 pass
play draw:U place:0,-66,R0 pass
play draw:J place:0,-67,R90 pass
play draw:A place:0,-68,R270 pass
play draw:U place:0,-69,R90 pass
play draw:N place:0,-70,R270 pass
play draw:S place:0,-71,R270 pass
events
#~ scored-road rule=BASE-E2 player=0 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-monastery rule=BASE-E4 player=1 points=3
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-city rule=BASE-E3 player=1 points=3
#~ scored-monastery rule=BASE-E4 player=0 points=3
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-road rule=BASE-E2 player=1 points=2
#~ scored-city rule=BASE-E3 player=0 points=5
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-city rule=BASE-E3 player=0 points=5
#~ ended rule=
score
#= 21 18
view
#~ phase over
#~ last 0,-71
#~ bag 0
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#- figure p
