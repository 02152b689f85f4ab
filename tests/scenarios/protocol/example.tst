#id protocol-example
#rules BASE-P3 BASE-S2
#what A road of two tiles between two crossings is worth two points.
setup carcassonne players=2
put empty
put tile W 0,0 R0
play draw:X place:0,-1,R0
#! [BASE-P3]
play draw:W place:1,0,R0 meeple:road@W
#=
score
#= 2 0
events
#~ scored-road rule=BASE-S2 player=0 points=2
#- player=1
view
#~ supply p0 meeple 7
