#id BASE-T2
#rules BASE-T2 BASE-T1
#what Scoring is the last step of the turn: after the tile and after the meeple.
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile E 0,0 R180
put bag E 1
put bag B 1
play draw:E place:0,1,R0
score
#= 0 0
turn
#= p0 figure
undo
undo
play draw:E place:0,1,R0 meeple:city@N
events
#= drawn rule=BASE-P1 player=0 tile=E
#= placed rule=BASE-P2 player=0 tile=E square=0,1 turn=R0 shows=city
#= figure rule=BASE-M4 player=0 figure=meeple spot=city@N square=0,1
#= completed rule=BASE-S3 feature=city@S/0,0 tiles=2 majority=p0:1
#= scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
turn
#= chance draw
view
#~ turn p1

# the tile completes a city with a knight in it: he scores after the meeple step
setup carcassonne edition=bb6 players=2
put empty
put bag none
put tile E 0,0 R180
put figure p1 meeple 0,0 city@S
put bag E 1
put bag B 1
play draw:E place:0,1,R0
events
#= drawn rule=BASE-P1 player=0 tile=E
#= placed rule=BASE-P2 player=0 tile=E square=0,1 turn=R0 shows=city
score
#= 0 0
view
#~ phase figure
#~ figure p1 meeple 0,0 city@S
play meeple:field@EL
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=field@EL square=0,1
#= completed rule=BASE-S3 feature=city@S/0,0 tiles=2 majority=p1:1
#= scored-city rule=BASE-S4 player=1 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
score
#= 0 4

setup carcassonne edition=c2 players=2
put empty
put bag none
put tile E 0,0 R180
put bag E 1
put bag B 1
play draw:E place:0,1,R0
score
#= 0 0
turn
#= p0 figure
undo
undo
play draw:E place:0,1,R0 meeple:city@N
events
#= drawn rule=BASE-P1 player=0 tile=E
#= placed rule=BASE-P2 player=0 tile=E square=0,1 turn=R0 shows=city
#= figure rule=BASE-M4 player=0 figure=meeple spot=city@N square=0,1
#= completed rule=BASE-S3 feature=city@S/0,0 tiles=2 majority=p0:1
#= scored-city rule=BASE-S4 player=0 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p0:1 final=0 winners=1
#= returned rule=BASE-S9 player=0 count=1 figure=meeple
turn
#= chance draw
view
#~ turn p1

# the tile completes a city with a knight in it: he scores after the meeple step
setup carcassonne edition=c2 players=2
put empty
put bag none
put tile E 0,0 R180
put figure p1 meeple 0,0 city@S
put bag E 1
put bag B 1
play draw:E place:0,1,R0
events
#= drawn rule=BASE-P1 player=0 tile=E
#= placed rule=BASE-P2 player=0 tile=E square=0,1 turn=R0 shows=city
score
#= 0 0
view
#~ phase figure
#~ figure p1 meeple 0,0 city@S
play meeple:field@EL
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=field@EL square=0,1
#= completed rule=BASE-S3 feature=city@S/0,0 tiles=2 majority=p1:1
#= scored-city rule=BASE-S4 player=1 points=4 feature=city@S/0,0 tiles=2 pennants=0 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
score
#= 0 4
