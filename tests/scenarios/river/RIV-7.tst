#id RIV-7
#rules RIV-7
#what After the lake play goes on with ordinary tiles and the next player.
setup carcassonne edition=bb5 players=2 modules=river
play draw:F4 place:0,1,R0 pass
play draw:F6 place:0,2,R0 pass
play draw:F11 place:0,3,R0 pass
play draw:F2 place:0,4,R90 pass
play draw:F3 place:0,5,R90 pass
play draw:F8 place:0,6,R90 pass
play draw:F10 place:0,7,R270 pass
play draw:F7 place:1,7,R270 pass
play draw:F9 place:1,8,R270 pass
play draw:F5 place:2,8,R0 pass
play draw:F12 place:2,9,R0 pass
view
#~ turn p1
#~ phase draw
legal
#~ draw:A draw:B
#- F12
play draw:B place:0,-1,R0 pass
view
#~ turn p0

setup carcassonne edition=bb5 players=3 modules=river
play draw:F4 place:0,1,R0 pass
play draw:F6 place:0,2,R0 pass
play draw:F11 place:0,3,R0 pass
play draw:F2 place:0,4,R90 pass
play draw:F3 place:0,5,R90 pass
play draw:F8 place:0,6,R90 pass
play draw:F10 place:0,7,R270 pass
play draw:F7 place:1,7,R270 pass
play draw:F9 place:1,8,R270 pass
play draw:F5 place:2,8,R0 pass
play draw:F12 place:2,9,R0 pass
view
#~ turn p2
#~ phase draw
legal
#~ draw:A draw:B
#- F12
play draw:B place:0,-1,R0 pass
view
#~ turn p0

setup carcassonne edition=bb5 players=8 modules=river
play draw:F4 place:0,1,R0 pass
play draw:F6 place:0,2,R0 pass
play draw:F11 place:0,3,R0 pass
play draw:F2 place:0,4,R90 pass
play draw:F3 place:0,5,R90 pass
play draw:F8 place:0,6,R90 pass
play draw:F10 place:0,7,R270 pass
play draw:F7 place:1,7,R270 pass
play draw:F9 place:1,8,R270 pass
play draw:F5 place:2,8,R0 pass
play draw:F12 place:2,9,R0 pass
view
#~ turn p3
#~ phase draw
legal
#~ draw:A draw:B
#- F12
play draw:B place:0,-1,R0 pass
view
#~ turn p4

setup carcassonne edition=bb6 players=4 modules=river
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 pass
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
play draw:BB6F5 place:2,8,R0 pass
play draw:BB6F12 place:2,9,R0 pass
view
#~ turn p3
#~ phase draw
legal
#~ draw:A draw:B
#- F12
play draw:B place:0,-1,R0 pass
view
#~ turn p0

setup carcassonne edition=c2 players=5 modules=river
play draw:BB6F4 place:0,1,R0 pass
play draw:BB6F6 place:0,2,R0 pass
play draw:BB6F11 place:0,3,R0 pass
play draw:BB6F2 place:0,4,R90 pass
play draw:BB6F3 place:0,5,R90 pass
play draw:BB6F8 place:0,6,R90 pass
play draw:BB6F10 place:0,7,R270 pass
play draw:BB6F7 place:1,7,R270 pass
play draw:BB6F9 place:1,8,R270 pass
play draw:BB6F5 place:2,8,R0 pass
play draw:BB6F12 place:2,9,R0 pass
view
#~ turn p1
#~ phase draw
legal
#~ draw:A draw:B
#- F12
play draw:B place:0,-1,R0 pass
view
#~ turn p2
