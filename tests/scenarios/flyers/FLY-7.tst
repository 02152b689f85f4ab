#id FLY-7
#rules FLY-7 FLY-2
#what A meeple or a big meeple flies; builder, pig and abbot do not.
setup carcassonne edition=bb6 players=2 modules=flyers,inns,traders,abbot
put empty
put bag none
put tile U 0,0 R90
put tile B 2,0 R0
put figure p0 meeple 0,0 road@E
put figure p0 meeple 0,0 field@NL
put bag FlugA 1
put bag B 1
play draw:FlugA place:1,0,R180
#! [BASE-P3]
play draw:FlugA place:1,0,R0
legal
#= meeple:field@SR big:field@SR builder:road@S pig:field@NL pass meeple:fly big:fly
play builder:fly
#! illegal: no-flight rule=FLY-2
play pig:fly
#! [FLY-2]
play abbot:fly
#! [FLY-2]
play big:fly
view
#~ flying big
play die:1
legal
#= land:big:road@E/0,0
play land:big:road@E/0,0
events
#~ flown rule=FLY-4 player=0 figure=big feature=road@E/0,0
view
#~ figure p0 big 0,0 road@E
#~ supply p0 big 0
#~ supply p0 meeple 5
