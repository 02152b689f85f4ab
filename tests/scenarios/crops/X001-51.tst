#id X001-51
#rules CRP-3 CRP-4 CRP-6 CRP-7
#what Red places a shield tile with a knight and chooses A: green adds a knight, blue has none, red adds one on the occupied part.
setup carcassonne edition=bb6 players=3 modules=crops
put empty
put bag none
put tile E 0,0 R0
put tile E 5,0 R0
put figure p0 meeple 0,0 city@N
put figure p1 meeple 5,0 city@N
put bag Korn5 1
put bag B 1
play draw:Korn5 place:1,0,R0 meeple:city@N
turn
#= p0 crop
play crop:add
events
#~ crop rule=CRP-2 player=0 choice=add
turn
#= p1 circle
legal
#= pass add:meeple:city@N/5,0
play add:meeple:city@N/5,0
events
#~ added rule=CRP-3 player=1 figure=meeple feature=city@N/5,0
turn
#= p0 circle
legal
#= pass add:meeple:city@N/0,0 add:meeple:city@N/1,0
play add:meeple:city@S/1,0
#! illegal: no-adding rule=CRP-7 player=0 figure=meeple feature=city@S/1,0
play add:meeple:city@N/1,0
view
#~ supply p0 meeple 4
#~ supply p1 meeple 5
#~ supply p2 meeple 7
#~ turn p1
#- figure p0 meeple 1,0 city@S
