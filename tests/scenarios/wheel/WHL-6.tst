#id WHL-6
#rules WHL-6 WHL-7
#what What crown spaces are worth in each of the six sectors.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel plague
put wheel p1 meeple fortune
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=fortune
#~ scored-crown rule=WHL-6 player=1 points=3
score
#= 3 3
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel fortune
put wheel p1 meeple taxes
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
#~ scored-crown rule=WHL-6 player=1 points=6
score
#= 0 6
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel taxes
put wheel p1 meeple famine
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=famine
#~ scored-crown rule=WHL-6 player=1 points=3
score
#= 0 3
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel famine
put wheel p1 meeple storm
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=storm
#~ scored-crown rule=WHL-6 player=1 points=6
score
#= 0 6
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel storm
put wheel p1 meeple inquisition
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=inquisition
#~ scored-crown rule=WHL-6 player=1 points=3
score
#= 0 3
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 2
put bag B 2
put wheel inquisition
put wheel p1 meeple plague
put supply p0 meeple 0
put supply p1 meeple 0
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=plague
#~ scored-crown rule=WHL-6 player=1 points=6
score
#= 0 6
view
#~ supply p1 meeple 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# OQ-10: at the end they bring nothing
put wheel p0 meeple taxes
put end
score
#= 0 0
view
#~ supply p0 meeple 7
#- crown
