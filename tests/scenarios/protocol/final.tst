#id protocol-final
#rules WIN-1 WIN-2
#what The final view counts the victory point cards and owes nothing.
setup catan players=3 board=beginner turn_mode=combined
put dev p0 victory-point 4
put dev p1 victory-point 1
put city p0 v44
put knights p0 3
put hand p0 ore 3
put hand p0 grain 2
put turn p0 main
view
#~ seat p0 blue points 5
#- revealed
view p1
#~ seat p0 blue points 5
#~ seat p1 white points 2
play city v40
view
#~ seat p0 blue points 10
#~ seat p1 white points 3
#~ winner p0
#~ revealed p0 victory-point 4
#~ revealed p1 victory-point 1
#- p2 victory-point
#- due
score
#= 10 3 2
# A road that wins the game of two owes the neutrals nothing.
setup catan players=2 board=beginner turn_mode=combined
put settlement p0 v23
put road p0 e21
put road p0 e15
put road p0 e8
put road p0 e3
put hand p0 lumber 1
put hand p0 brick 1
put dev p0 victory-point 5
put knights p0 3
put turn p0 main
play road:e2
turn
#= over over
view
#~ winner p0
#~ seat p0 red points 10
#- due
