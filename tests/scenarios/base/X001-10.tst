#id X001-10
#rules BASE-E2
#what At the end an unfinished road of three tiles pays 3.
setup carcassonne edition=bb6 players=2
put empty
put tile W 0,0 R0
put tile U 1,0 R90
put tile U 2,0 R90
put figure p0 meeple 0,0 road@E
score
#= 0 0
put end
events
#= ended rule=BASE-E1b
#= scored-road rule=BASE-E2 player=0 points=3 feature=road@E/0,0 tiles=3 majority=p0:1 final=1 winners=1
#= returned rule=BASE-E6 player=0 count=1 figure=meeple
#= result rule=BASE-E7 scores=3:0 winners=p0
score
#= 3 0
turn
#= over over
