#id RIV-1
#rules RIV-1
#what Twelve river tiles start the game; the start tile is left out, or with start_in_bag=on mixed in.
setup carcassonne edition=bb5 players=2 modules=river
view
#~ tile F1 0,0 R0
#~ bag 83 F2 1 F3 1 F4 1 F5 1 F6 1 F7 1 F8 1 F9 1 F10 1 F11 1 F12 1
#~ D 4
#- tile D

setup carcassonne edition=bb5 players=2 modules=river start_in_bag=on
# OQ-23: left out, or mixed into the others
view
#~ bag 84 F2 1
#~ D 5
#- tile D

setup carcassonne edition=bb6 players=2 modules=river
view
#~ tile BB6F1 0,0 R0
#~ bag 82 BB6F2 1 BB6F3 1 BB6F4 1 BB6F5 1 BB6F6 1 BB6F7 1 BB6F8 1 BB6F9 1 BB6F10 1 BB6F11 1 BB6F12 1
#~ D 3
#- tile D

setup carcassonne edition=bb6 players=2 modules=river start_in_bag=on
# OQ-23: left out, or mixed into the others
view
#~ bag 83 BB6F2 1
#~ D 4
#- tile D

setup carcassonne edition=c2 players=2 modules=river
view
#~ tile BB6F1 0,0 R0
#~ bag 82 BB6F2 1 BB6F3 1 BB6F4 1 BB6F5 1 BB6F6 1 BB6F7 1 BB6F8 1 BB6F9 1 BB6F10 1 BB6F11 1 BB6F12 1
#~ D 3
#- tile D

setup carcassonne edition=c2 players=2 modules=river start_in_bag=on
# OQ-23: left out, or mixed into the others
view
#~ bag 83 BB6F2 1
#~ D 4
#- tile D

setup carcassonne edition=bb5 players=2 modules=none
view
#~ tile D 0,0 R0
#~ bag 72 A 2
#- F1
