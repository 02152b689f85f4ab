#id T-17
#rules HIL-3 HIL-5
#what A field is tied at the end and one of the farmers lies on a hill: only he scores.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile SchC 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R0
put tile E 1,-1 R180
put figure p0 meeple 1,0 field@EL
put figure p1 meeple 0,0 field@EL
put end
events
#~ scored-field rule=HIL-3 player=1 points=6
#~ cities=2 majority=p0:1,p1:1 final=1
#- player=0 points
score
#= 0 6
