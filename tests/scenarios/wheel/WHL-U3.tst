#id WHL-U3
#rules WHL-U3
#what Sixteen base tiles and three of the twelve carry a symbol with a number from 1 to 3.
setup carcassonne edition=bb5 players=2 modules=wheel
view
#~ N 1 O 2
#~ U 1 V 3 W 4 N_w1 1 N_w2 1 U_w1 2 U_w2 3 U_w3 2 V_w1 2 V_w2 2 V_w3 2 X 1

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag N_w1 1
put bag B 2
play draw:N_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag N_w2 1
put bag B 2
play draw:N_w2
events
#~ wheel rule=WHL-1 number=2 sector=famine
view
#~ pig famine

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w1 1
put bag B 2
play draw:U_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w2 1
put bag B 2
play draw:U_w2
events
#~ wheel rule=WHL-1 number=2 sector=famine
view
#~ pig famine

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U_w3 1
put bag B 2
play draw:U_w3
events
#~ wheel rule=WHL-1 number=3 sector=storm
view
#~ pig storm

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag V_w1 1
put bag B 2
play draw:V_w1
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag V_w2 1
put bag B 2
play draw:V_w2
events
#~ wheel rule=WHL-1 number=2 sector=famine
view
#~ pig famine

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag V_w3 1
put bag B 2
play draw:V_w3
events
#~ wheel rule=WHL-1 number=3 sector=storm
view
#~ pig storm

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag X 1
put bag B 2
play draw:X
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag RadI 1
put bag B 2
play draw:RadI
events
#~ wheel rule=WHL-1 number=3 sector=storm
view
#~ pig storm

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag RadK 1
put bag B 2
play draw:RadK
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag RadL 1
put bag B 2
play draw:RadL
events
#~ wheel rule=WHL-1 number=1 sector=taxes
view
#~ pig taxes

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag N 1
put bag B 2
play draw:N
events
#~ drawn rule=BASE-P1 player=0 tile=N
view
#~ pig fortune

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag U 1
put bag B 2
play draw:U
events
#~ drawn rule=BASE-P1 player=0 tile=U
view
#~ pig fortune

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag V 1
put bag B 2
play draw:V
events
#~ drawn rule=BASE-P1 player=0 tile=V
view
#~ pig fortune

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag RadA 1
put bag B 2
play draw:RadA
events
#~ drawn rule=BASE-P1 player=0 tile=RadA
view
#~ pig fortune

setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put bag RadJ 1
put bag B 2
play draw:RadJ
events
#~ drawn rule=BASE-P1 player=0 tile=RadJ
view
#~ pig fortune
