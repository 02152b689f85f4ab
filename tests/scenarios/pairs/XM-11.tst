#id XM-11
#rules XM-11 RIV-11 RIV-7
#what River and wheel: board, spring flowing away, ten river tiles, lake, then ordinary tiles; the wheel waits for its symbols.
setup carcassonne edition=bb5 players=3 modules=river,wheel
play draw:F1 place:4,1,R270
play draw:F4 place:5,1,R90 pass
events
#- wheel
play draw:F6 place:6,1,R90 pass
# crown spaces are open from the first turn on
play draw:F11 place:7,1,R90 meeple:crown@taxes
play draw:F2 place:8,1,R0 pass
play draw:F3 place:9,1,R0 pass
play draw:F8 place:10,1,R0 pass
# a bend to the right, so only to the left from now on
play draw:F10
legal
#= place:11,1,R90 place:11,1,R180
play place:11,1,R90 pass
play draw:F7
legal
#= place:11,2,R90
play place:11,2,R90 pass
play draw:F9
legal
#= place:12,2,R90
play place:12,2,R90 pass
play draw:F5
legal
#= place:12,3,R180
play place:12,3,R180 pass
play draw:E
#! [RIV-2]
play draw:F12
legal
#= place:13,3,R270
play place:13,3,R270 pass
# eleven turns of three players: p2; now the symbols come
view
#~ turn p2
#~ pig fortune
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
#~ scored-crown rule=WHL-6 player=2 points=6
score
#= 0 0 6
