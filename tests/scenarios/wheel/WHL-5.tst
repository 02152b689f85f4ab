#id WHL-5
#rules WHL-5
#what Instead of a figure on the tile a meeple may go to any empty crown space, with any tile; one figure each.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag B 4
play draw:B place:1,-1,R0
legal
#= meeple:monastery meeple:field@NL pass meeple:crown@fortune meeple:crown@taxes meeple:crown@famine meeple:crown@storm meeple:crown@inquisition meeple:crown@plague
play meeple:crown@fortune
events
#= crown rule=WHL-5 player=0 figure=meeple sector=fortune
# it was the figure of this turn
turn
#= chance draw
view
#~ turn p1
#~ supply p0 meeple 6
#~ crown p0 meeple fortune
play draw:B place:3,-1,R0
play meeple:crown@fortune
#! illegal: no-crown rule=WHL-5 figure=meeple sector=fortune
legal
#- meeple:crown@fortune
play meeple:crown@storm
# the second space of Storm
play draw:B place:0,4,R0 meeple:crown@storm
play draw:B place:-1,1,R0
legal
#- crown@storm
#- crown@fortune
play meeple:crown@storm
#! [WHL-5]
play meeple:crown@nowhere
#! illegal
put turn p0
#! only between two turns

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# nobody at hand, nobody on the wheel
put bag B 2
put supply p0 meeple 0
play draw:B place:1,-1,R0
legal
#= pass
play meeple:crown@taxes
#! [WHL-5]
