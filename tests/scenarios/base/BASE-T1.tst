#id BASE-T1
#rules BASE-T1
#what A turn is draw and place, then perhaps a meeple, then scoring, then the next player; nothing out of order.
setup carcassonne edition=first players=2
turn
#= chance draw
play place:1,0,R90
#! illegal: not-now rule=BASE-T1 phase=draw
play pass
#! illegal: not-now rule=BASE-T1 phase=draw
play meeple:city@N
#! illegal: not-now rule=BASE-T1 phase=draw
play draw:U
turn
#= p0 place
play draw:U
#! illegal: not-now rule=BASE-T1 phase=place
play pass
#! illegal: not-now rule=BASE-T1 phase=place
play place:1,0,R90
turn
#= p0 figure
play place:2,0,R90
#! illegal: not-now rule=BASE-T1 phase=figure
play draw:U
#! illegal: not-now rule=BASE-T1 phase=figure
play meeple:road@E
turn
#= chance draw
view
#~ turn p1
#~ figure p0 meeple 1,0 road@E
# the refused steps left no trace
#~ bag 70
#- tile U 2,0
play draw:U place:2,0,R90 pass
view
#~ turn p0
# a whole turn with a step too many changes nothing
play draw:U place:3,0,R90 pass pass
#! illegal: action 4 (pass): not-now rule=BASE-T1 phase=draw
view
#~ last 2,0
#~ turn p0
#~ bag 69

# scoring comes after the meeple step
setup carcassonne edition=bb5 players=2
put empty
put bag none
put tile W 0,0 R0
put tile U 1,0 R90
put figure p1 meeple 0,0 road@E
put bag W 1
put bag B 1
play draw:W place:2,0,R180
turn
#= p0 figure
score
#= 0 0
play meeple:road@E
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=2,0
#= completed rule=BASE-S1 feature=road@E/0,0 tiles=3 majority=p1:1
#= scored-road rule=BASE-S2 player=1 points=3 feature=road@E/0,0 tiles=3 majority=p1:1 final=0 winners=1
#= returned rule=BASE-S9 player=1 count=1 figure=meeple
score
#= 0 3
view
#~ turn p1
