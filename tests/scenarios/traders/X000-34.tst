#id X000-34
#rules TRD-P3 TRD-P4
#what Blue owns a field with his pig and two cities: 8; red without the majority 0.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile E 0,1 R180
put tile E 0,2 R0
put tile E 1,1 R180
put figure p1 meeple 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put figure p1 pig 1,0 field@EL
put figure p0 meeple 0,0 field@EL
put end
events
#~ player=1 points=8 feature=field@EL/0,0 cities=2 majority=p0:1,p1:2 final=1
#- player=0 points
score
#= 0 8
view
#~ supply p1 pig 1
