#id XM-15
#rules XM-15 ABB-5 FLY-2
#what Taking the abbot back replaces any figure: no builder, no pig, no flight in the same turn.
setup carcassonne edition=bb6 players=2 modules=abbot,flyers,traders
put empty
put bag none
put tile B 0,0 R0
put tile U 1,0 R0
put tile B 3,1 R0
put figure p0 abbot 0,0 monastery
put figure p0 meeple 1,0 road@N
put figure p0 meeple 1,0 field@WL
put bag FlugC 1
put bag B 1
play draw:FlugC place:1,1,R0
legal
#= meeple:field@NR builder:road@N pig:field@NL pass abbot:home meeple:fly
play abbot:home meeple:fly
#! [BASE-T1]
play abbot:home builder:road@N
#! [BASE-T1]
play abbot:home pig:field@NL
#! [BASE-T1]
play abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=3
score
#= 3 0
turn
#= chance draw
view
#~ turn p1
#~ supply p0 abbot 1
#~ supply p0 builder 1
#~ supply p0 pig 1
#~ supply p0 meeple 5
