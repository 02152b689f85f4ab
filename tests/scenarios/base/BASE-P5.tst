#id BASE-P5
#rules BASE-P5
#what A tile may be turned to any position that matches; turns that look the same are one.
setup carcassonne edition=first players=2
put empty
put tile B 0,0 R0
play draw:V
legal
#= place:-1,0,R0 place:-1,0,R90 place:0,-1,R90 place:0,-1,R180 place:0,1,R0 place:0,1,R270 place:1,0,R180 place:1,0,R270
play place:1,0,R270 pass
view
#~ tile V 1,0 R270
undo 3
play draw:U
legal
#= place:-1,0,R0 place:0,-1,R90 place:0,1,R90 place:1,0,R0
play place:1,0,R180 pass
view
#~ tile U 1,0 R0
undo 3
play draw:E
legal
#= place:-1,0,R0 place:-1,0,R180 place:-1,0,R270 place:0,-1,R0 place:0,-1,R90 place:0,-1,R270 place:0,1,R90 place:0,1,R180 place:0,1,R270 place:1,0,R0 place:1,0,R90 place:1,0,R180
play place:1,0,R45
#! argument: operand-choice form=place:X,Y,R operand=R
