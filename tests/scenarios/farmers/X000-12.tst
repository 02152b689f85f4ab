#id X000-12
#rules FARM-1 FARM-4
#what Three farmers on three fields parted by roads; then a tile joins two fields and its player may not add a farmer.
setup carcassonne edition=bb5 players=3
put empty
put tile W 0,0 R0
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@ER
put figure p2 meeple 0,0 field@SR
put end
events
#~ points=0 feature=field@NL/0,0 cities=0 majority=p0:1 final=1
#~ points=0 feature=field@ER/0,0 cities=0 majority=p1:1 final=1
#~ points=0 feature=field@SR/0,0 cities=0 majority=p2:1 final=1
score
#= 0 0 0

setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile U 0,0 R90
put tile U 0,-2 R90
put bag B 2
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,-2 field@SL
put turn p2
play draw:B place:0,-1,R0
legal
#= meeple:monastery pass
play meeple:field@NL
#! illegal: occupied rule=FARM-2 player=2 figure=meeple spot=field@NL feature=field@NL/0,0 majority=p0:1,p1:1
play pass
put end
events
#~ majority=p0:1,p1:1 final=1
score
#= 0 0 0
