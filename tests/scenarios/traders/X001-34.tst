#id X001-34
#rules TRD-P3
#what Red owns a field with his pig and two cities: 8; blue without the majority 0.
setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p0 meeple 0,0 field@EL
put figure p0 meeple 1,0 field@EL
put figure p0 pig 1,0 field@EL
put figure p1 meeple 0,0 field@EL
put end
events
#~ player=0 points=8 feature=field@EL/0,0 cities=2 majority=p0:2,p1:1 final=1
#- player=1 points
score
#= 8 0
view
#~ supply p0 pig 1
