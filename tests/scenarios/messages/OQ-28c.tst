#id OQ-28c
#rules OQ-28c MSG-L8 FARM-6
#what Letter 8 without the majority: nothing happens; by option the figure comes home. Farmers and abbots may be chosen, builder and pig not.
setup carcassonne edition=bb6 players=2 modules=messages
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put figure p1 meeple 1,10 city@E
put figure p1 meeple 1,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:meeple:city@E/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=0 feature=city@E/0,10
#- returned rule=MSG-L8
score
#= 7 0
view
#~ figure p0 meeple 0,10 city@E
turn
#= chance draw

setup carcassonne edition=bb6 players=2 modules=messages letter8_return=always
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E 0,10 R90
put tile F 1,10 R0
put figure p0 meeple 0,10 city@E
put figure p1 meeple 1,10 city@E
put figure p1 meeple 1,10 city@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:meeple:city@E/0,10
events
#~ points=0 feature=city@E/0,10
#~ returned rule=MSG-L8 player=0 count=1
score
#= 7 0
view
#- figure p0
#~ supply p0 meeple 7

# a farmer: 3 for each completed city at his field, 4 with his pig, which goes home with the last farmer
setup carcassonne edition=bb6 players=2 modules=messages,traders
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile D 0,10 R0
put tile E 0,9 R180
put tile D 1,10 R0
put tile E 1,9 R180
put figure p0 meeple 0,10 field@EL
put figure p0 pig 1,10 field@EL
put figure p0 meeple 0,10 road@E
put figure p0 builder 1,10 road@E
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8
legal
#= read:points recall:meeple:road@E/0,10 recall:meeple:field@EL/0,10
play recall:pig:field@EL/1,10
#! [MSG-L8]
play recall:builder:road@E/1,10
#! [MSG-L8]
play recall:meeple:field@EL/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=8 feature=field@EL/0,10
#~ returned rule=MSG-L8 player=0 count=1
view
#- pig 1,10
#~ supply p0 pig 1
#~ figure p0 builder 1,10 road@E
undo
# the thief leaves his builder alone: it goes home
play recall:meeple:road@E/0,10
events
#~ points=2 feature=road@E/0,10
view
#~ supply p0 builder 1
#~ figure p0 pig 1,10 field@EL

# an abbot in a garden
setup carcassonne edition=bb6 players=2 modules=messages,abbot
put empty
put bag none
put tile W 0,50 R0
put tile W 2,50 R180
put figure p0 meeple 0,50 road@E
put tile E_G 0,10 R0
put tile B 0,11 R0
put figure p0 abbot 0,10 garden
put score p0 4
put lady p0 2
put bag U 1
put bag B 2
play draw:U place:1,50,R90 pass letter:8 recall:abbot:garden/0,10
events
#~ letter-feature rule=MSG-L8 player=0 letter=8 points=2 feature=garden/0,10
view
#~ supply p0 abbot 1
