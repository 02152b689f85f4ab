#id FLY-4
#rules FLY-4
#what Who can land must land; among several places the player chooses, and occupied ones are allowed.
setup carcassonne edition=bb6 players=2 modules=flyers
put empty
put bag none
put tile L 1,0 R180
put figure p1 meeple 1,0 city@S
put figure p1 meeple 1,0 city@S
put figure p0 meeple 1,0 road@N
put bag FlugB 1
put bag B 1
play draw:FlugB place:0,0,R180 meeple:fly die:1
turn
#= p0 land
legal
#= land:meeple:road@N/1,0 land:meeple:road@E/1,0 land:meeple:road@W/1,0 land:meeple:city@S/1,0
play pass
#! [BASE-T1]
play land:meeple:city@S/1,0
events
#~ flown rule=FLY-4 player=0 figure=meeple feature=city@S/1,0
view
#~ figure p0 meeple 1,0 city@S
#~ supply p0 meeple 5
#~ turn p1
put end
score
#= 1 1
