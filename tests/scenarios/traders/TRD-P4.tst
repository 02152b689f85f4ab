#id TRD-P4
#rules TRD-P4
#what A pig does not count in the majority.
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
put figure p0 meeple 0,0 field@EL
put figure p0 pig 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ player=0 points=8 feature=field@EL/0,0 cities=2 majority=p0:1,p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p1:1 final=1
score
#= 8 6

setup carcassonne edition=bb5 players=2 modules=traders orphan_occupies=off
put empty
put bag none
put tile E 0,0 R0
# a pig alone does not occupy a field where a table plays so
put bag E 2
put bag B 1
put figure p0 pig 0,0 field@EL
put turn p1
play draw:E place:1,0,R0 meeple:field@WL
events
#~ figure rule=BASE-M4 player=1 figure=meeple spot=field@EL square=1,0
put end
events
#~ majority=p1:1 final=1
#- p0:

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
put figure p0 pig 0,0 field@EL
put figure p1 meeple 1,0 field@EL
put end
events
#~ player=0 points=8 feature=field@EL/0,0 cities=2 majority=p0:1,p1:1 final=1
#~ scored-field rule=FARM-6 player=1 points=6 feature=field@EL/0,0 cities=2 majority=p0:1,p1:1 final=1
score
#= 8 6

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
# a pig alone does not occupy a field
put bag E 2
put bag B 1
put figure p0 pig 0,0 field@EL
put turn p1
play draw:E place:1,0,R0 meeple:field@WL
events
#~ figure rule=BASE-M4 player=1 figure=meeple spot=field@EL square=1,0
put end
events
#~ majority=p1:1 final=1
#- p0:
