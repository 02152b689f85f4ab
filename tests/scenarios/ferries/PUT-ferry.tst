#id PUT-ferry
#rules FER-1 FER-3
#what A ferry is put on a lake that lies there, once, between two of its roads; not on a road that would be complete and occupied.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile U 0,0 R90
put tile FaehrD 1,0 R0
put ferry 5,5 E-W
#! illegal: There is no tile at 5,5
put ferry 0,0 E-W
#! illegal: You cannot join these road ends with a ferry now
put ferry 1,0 N-S
#! illegal: You cannot join these road ends with a ferry now
put ferry 1,0 E-W
put ferry 1,0 E-S
#! illegal: You cannot join these road ends with a ferry now
view
#~ ferry 1,0 E-W

setup carcassonne edition=bb6 players=2
put ferry 0,0 E-W
#! syntax
