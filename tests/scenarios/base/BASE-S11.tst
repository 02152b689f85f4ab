#id BASE-S11
#rules BASE-S11
#what One tile may complete several features; all are scored, and with score_order=ask the active player chooses the order.
setup carcassonne edition=bb6 players=3
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
# bb6: by itself roads come first, then cities, then monasteries
play draw:L place:0,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=L
#= placed rule=BASE-P2 player=0 tile=L square=0,0 turn=R0 shows=city,road
#= completed rule=BASE-S1 feature=road@W/1,0 tiles=2 majority=p1:1
#= completed rule=BASE-S3 feature=city@S/0,-1 tiles=2 majority=p0:1
#= completed rule=BASE-S7 feature=monastery/1,0 tiles=9 majority=p2:1
#= scored-road rule=BASE-S2 player=1 points=2 feature=road@W/1,0 tiles=2 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
#= scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,-1 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
#= scored-monastery rule=BASE-S7 player=2 points=9 feature=monastery/1,0 tiles=9 majority=p2:1 final=0 winners=1
#= returned rule=BASE-S9 player=2 count=1 figure=meeple
score
#= 4 2 9

setup carcassonne edition=c2 players=3
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
# c2: by itself roads come first, then cities, then monasteries
play draw:L place:0,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=L
#= placed rule=BASE-P2 player=0 tile=L square=0,0 turn=R0 shows=city,road
#= completed rule=BASE-S1 feature=road@W/1,0 tiles=2 majority=p1:1
#= completed rule=BASE-S3 feature=city@S/0,-1 tiles=2 majority=p0:1
#= completed rule=BASE-S7 feature=monastery/1,0 tiles=9 majority=p2:1
#= scored-road rule=BASE-S2 player=1 points=2 feature=road@W/1,0 tiles=2 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
#= scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,-1 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
#= scored-monastery rule=BASE-S7 player=2 points=9 feature=monastery/1,0 tiles=9 majority=p2:1 final=0 winners=1
#= returned rule=BASE-S9 player=2 count=1 figure=meeple
score
#= 4 2 9

setup carcassonne edition=bb5 players=3
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
# bb5: by itself roads come first, then cities, then monasteries
play draw:L place:0,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=L
#= placed rule=BASE-P2 player=0 tile=L square=0,0 turn=R0 shows=city,road
#= completed rule=BASE-S1 feature=road@W/1,0 tiles=2 majority=p1:1
#= completed rule=BASE-S3 feature=city@S/0,-1 tiles=2 majority=p0:1
#= completed rule=BASE-S7 feature=monastery/1,0 tiles=9 majority=p2:1
#= scored-road rule=BASE-S2 player=1 points=2 feature=road@W/1,0 tiles=2 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
#= scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,-1 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
#= scored-monastery rule=BASE-S7 player=2 points=9 feature=monastery/1,0 tiles=9 majority=p2:1 final=0 winners=1
#= returned rule=BASE-S9 player=2 count=1 figure=meeple
score
#= 4 2 9

setup carcassonne edition=first players=3
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
# first: by itself roads come first, then cities, then monasteries
play draw:L place:0,0,R0 pass
events
#= drawn rule=BASE-P1 player=0 tile=L
#= placed rule=BASE-P2 player=0 tile=L square=0,0 turn=R0 shows=city,road
#= completed rule=BASE-S1 feature=road@W/1,0 tiles=2 majority=p1:1
#= completed rule=BASE-S3 feature=city@S/0,-1 tiles=2 majority=p0:1
#= completed rule=BASE-S7 feature=monastery/1,0 tiles=9 majority=p2:1
#= scored-road rule=BASE-S2 player=1 points=2 feature=road@W/1,0 tiles=2 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
#= scored-city rule=BASE-S6 player=0 points=2 feature=city@S/0,-1 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
#= scored-monastery rule=BASE-S7 player=2 points=9 feature=monastery/1,0 tiles=9 majority=p2:1 final=0 winners=1
#= returned rule=BASE-S9 player=2 count=1 figure=meeple
score
#= 2 2 9

setup carcassonne edition=c2 players=3 score_order=ask
#~ score_order=ask
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put figure p1 meeple 1,0 road@W
put figure p2 meeple 1,0 monastery
put bag L 1
put bag B 1
play draw:L place:0,0,R0 pass
turn
#= p0 score
score
#= 0 0 0
legal
#= score:road@E/0,0 score:city@N/0,0 score:monastery/1,0
play pass
#! illegal: not-now rule=BASE-T1 phase=score
play score:road@W/0,0
#! illegal: not-completed rule=BASE-S11 square=0,0 spot=road@W
play score:monastery/1,0
events
#= scored-monastery rule=BASE-S7 player=2 points=9 feature=monastery/1,0 tiles=9 majority=p2:1 final=0 winners=1
#= returned rule=BASE-S9 player=2 count=1 figure=meeple
score
#= 0 0 9
legal
#= score:road@E/0,0 score:city@N/0,0
play score:monastery/1,0
#! illegal: not-completed rule=BASE-S11 square=1,0 spot=monastery
# with one left there is nothing to ask
play score:city@N/0,0
events
#~ scored-city rule=BASE-S4 player=0 points=4
#~ scored-road rule=BASE-S2 player=1 points=2
score
#= 4 2 9
turn
#= chance draw

# one completed feature, or several of which one is occupied: no question
setup carcassonne edition=c2 players=3 score_order=ask
put empty
put bag none
put tile E 0,-1 R180
put tile E 1,-1 R0
put tile E 2,-1 R90
put tile A 1,0 R90
put tile E 2,0 R90
put tile U 0,1 R0
put tile E 1,1 R180
put tile E 2,1 R90
put figure p0 meeple 0,-1 city@S
put bag L 1
put bag B 1
play draw:L place:0,0,R0 pass
turn
#= chance draw
score
#= 4 0 0
