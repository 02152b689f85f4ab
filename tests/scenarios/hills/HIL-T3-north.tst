#id HIL-T3-north
#rules HIL-T3
#what Two cut city edges that meet are one city, also when the later tile has its edge in the north.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile SchL 0,0 R180
put tile SchL 0,1 R0
view
#~ tile SchL 0,1
check
#= ok
