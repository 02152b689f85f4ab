#id FLY-1
#rules FLY-1
#what Eight tiles with machines, and a die with 1, 1, 2, 2, 3, 3: each number one time in three.
setup carcassonne edition=bb6 players=2 modules=flyers
view
#~ bag 79
#~ FlugA 1 FlugB 1 FlugC 1 FlugD 1 FlugE 1 FlugF 1 FlugG 1 FlugH 1
put empty
put bag none
put tile B 0,0 R0
put bag FlugG 1
put bag B 1
play draw:FlugG place:1,0,R0 meeple:fly
turn
#= chance fly
view
#~ flying meeple
chance
#= die:1 2/6 0.333333
#= die:2 2/6 0.333333
#= die:3 2/6 0.333333
play die:4
#! syntax
play die:0
#! syntax

setup carcassonne edition=bb6 players=2
view
#~ bag 71
#- Flug
