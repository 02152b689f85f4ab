#id X001-25
#rules INN-7 INN-8 FARM-5
#what A field with three completed cities: red's big farmer outweighs blue's farmer.
setup carcassonne edition=bb6 players=2 modules=inns
put empty
put bag none
put tile D 0,0 R0
put tile E 0,-1 R180
put tile D 1,0 R0
put tile E 1,-1 R180
put tile D 2,0 R0
put tile E 2,-1 R180
put figure p0 big 0,0 field@EL
put figure p1 meeple 0,0 field@EL
put end
events
#~ scored-field rule=FARM-6 player=0 points=9 feature=field@EL/0,0 cities=3 majority=p0:2,p1:1 final=1
#- player=1 points
score
#= 9 0
winners
#= p0
view
#~ supply p0 big 1
