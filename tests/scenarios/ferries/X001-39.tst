#id X001-39
#rules FER-3 FER-10
#what Red adds a lake tile with a thief and links his arm with blue's road: both are on one road.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p1 meeple 0,0 road@E
put bag FaehrD 1
put bag W 1
put bag B 1
play draw:FaehrD place:2,0,R0 meeple:road@S ferry:S-W
events
#~ ferry rule=FER-3 player=0 square=2,0 ends=S-W
#- completed rule=BASE-S1
score
#= 0 0
# blue completes it in the south: four tiles for both
play draw:W place:2,1,R90 pass pass
events
#~ scored-road rule=BASE-S2 player=0 points=4
#~ scored-road rule=BASE-S2 player=1 points=4
#~ majority=p0:1,p1:1 final=0
score
#= 4 4
