#id ABB-1
#rules ABB-1
#what Every player gets one abbot; eight base tiles show a garden, with the other boxes sixteen. Without the module there are neither.
setup carcassonne edition=bb6 players=3 modules=abbot
view
#~ supply p0 abbot 1
#~ supply p1 abbot 1
#~ supply p2 abbot 1
#~ bag 71 A 2 B 4 C 1 D 3 E 4 E_G 1 F 2 G 1 H 2 H_G 1 I 1 I_G 1 J 3 K 3 L 3 M 1 M_G 1 N 2 N_G 1 O 2 P 3 Q 1 R 2 R_G 1 S 2 T 1 U 7 U_G 1 V 8 V_G 1 W 4 X 1

setup carcassonne edition=bb6 players=3
view
#- abbot
#- _G
#~ E 5
put figure p0 abbot 0,0 city@N
#! argument: operand-choice form=put figure pN KIND X,Y SPOT operand=KIND

setup carcassonne edition=bb6 players=6 modules=abbot
view
#~ supply p5 abbot 1
