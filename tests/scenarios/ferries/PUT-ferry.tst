#id PUT-ferry
#rules FER-1 FER-3
#what A ferry is put on a lake that lies there, once, between two of its roads; not on a road that would be complete and occupied.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile U 0,0 R90
put tile FaehrD 1,0 R0
put ferry 5,5 E-W
#! syntax
put ferry 0,0 E-W
#! cannot be put
put ferry 1,0 N-S
#! cannot be put
put ferry 1,0 E-W
put ferry 1,0 E-S
#! cannot be put
view
#~ ferry 1,0 E-W

setup carcassonne edition=bb6 players=2
put ferry 0,0 E-W
#! syntax
