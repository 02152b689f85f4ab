#id BASE-M4
#rules BASE-M4
#what The place makes the role: thief on a road, knight in a city, monk in a monastery, farmer on a field.
setup carcassonne edition=first players=2
play draw:D place:1,0,R0
legal
#= meeple:road@E meeple:city@N meeple:field@EL meeple:field@ER pass
play meeple:road@E
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
standing
#= 2 0
undo
play meeple:city@N
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=city@N square=1,0
standing
#= 1 0
undo
play meeple:field@EL
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=field@EL square=1,0
standing
#= 0 0
undo
# another border position of the same segment is understood
play meeple:field@SR
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=field@ER square=1,0
undo 3
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass
play meeple:monastery
events
#= figure rule=BASE-M4 player=0 figure=meeple spot=monastery square=0,1
standing
#= 2 0
