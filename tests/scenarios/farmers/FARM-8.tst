#id FARM-8
#rules FARM-8
#what Several farmers of one player on one field are paid once.
setup carcassonne edition=first players=2
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
put figure p0 meeple 1,0 field@EL
put end
events
#= ended rule=BASE-E1a
#= scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:3 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=3 figures=3 meeple
#= result rule=BASE-E7 scores=6:0 winners=p0
score
#= 6 0

setup carcassonne edition=c2 players=2
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
put figure p0 meeple 1,0 field@EL
put end
events
#= ended rule=BASE-E1b
#= scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:3 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=3 figures=3 meeple
#= result rule=BASE-E7 scores=6:0 winners=p0
score
#= 6 0

setup carcassonne edition=bb5 players=2
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
put figure p0 meeple 1,0 field@EL
put end
events
#= ended rule=BASE-E1a
#= scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:3 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=3 figures=3 meeple
#= result rule=BASE-E7 scores=6:0 winners=p0
score
#= 6 0

setup carcassonne edition=bb6 players=2
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
put figure p0 meeple 1,0 field@EL
put end
events
#= ended rule=BASE-E1b
#= scored-field rule=FARM-6 player=0 points=6 feature=field@EL/0,0 cities=2 majority=p0:3 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=3 figures=3 meeple
#= result rule=BASE-E7 scores=6:0 winners=p0
score
#= 6 0
