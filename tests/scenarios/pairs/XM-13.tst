#id XM-13
#rules XM-13 BASE-U5
#what Without the wheel the symbols on base tiles mean nothing, whatever else is in play.
setup carcassonne edition=bb5 players=2 modules=none
put empty
put bag none
put tile W 0,0 R0
put bag X 1
put bag U 2
put bag B 1
play draw:X_w1
events
#= drawn rule=BASE-P1 player=0 tile=X
view
#- pig fortune
#- board
play place:1,0,R0
legal
#- crown
play pass draw:U_w3
events
#~ drawn rule=BASE-P1 player=1 tile=U
#- wheel
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=inns,traders,hills
put empty
put bag none
put tile W 0,0 R0
put bag X 1
put bag U 2
put bag B 1
play draw:X_w1
events
#= drawn rule=BASE-P1 player=0 tile=X
view
#- pig fortune
#- board
play place:1,0,R0
legal
#- crown
play pass draw:U_w3
events
#~ drawn rule=BASE-P1 player=1 tile=U
#- wheel
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=river
put empty
put bag none
put tile W 0,0 R0
put bag X 1
put bag U 2
put bag B 1
play draw:X_w1
events
#= drawn rule=BASE-P1 player=0 tile=X
view
#- pig fortune
#- board
play place:1,0,R0
legal
#- crown
play pass draw:U_w3
events
#~ drawn rule=BASE-P1 player=1 tile=U
#- wheel
score
#= 0 0

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
# with it they do
put bag X 1
put bag B 1
play draw:X_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
