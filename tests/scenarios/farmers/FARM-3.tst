#id FARM-3
#rules FARM-3
#what Fields pay nothing during the game and farmers stay: when the city, the road or the field itself is closed.
setup carcassonne edition=first players=2
put empty
put bag none
# the city beside the field is completed
put tile E 0,0 R90
put tile F 1,0 R0
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 1,0 city@E
put bag E 1
put bag B 2
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=1 points=8
#- scored-field
#- returned rule=BASE-S9 player=0
view
#~ figure p0 meeple 0,0 field@NL
#~ supply p0 meeple 6
score
#= 0 8
# it pays when the game ends
play draw:B place:0,1,R0 pass
play draw:B place:0,2,R0 pass
events
#~ ended rule=BASE-E1a
#~ scored-field rule=FARM-6 player=0 points=3
score
#= 3 8
view
#- figure p

setup carcassonne edition=bb6 players=2
put empty
put bag none
# a field closed by a loop of road keeps its farmer; the thief goes home
put tile V 0,0 R270
put tile V 1,0 R0
put tile V 0,1 R180
put figure p0 meeple 0,0 field@ER
put figure p1 meeple 0,0 road@E
put bag V 1
put bag B 1
play draw:V place:1,1,R90 pass
events
#~ scored-road rule=BASE-S2 player=1 points=4
#- scored-field
view
#~ figure p0 meeple 0,0 field@ER
#- figure p1
#~ supply p0 meeple 6
#~ supply p1 meeple 7
score
#= 0 4
