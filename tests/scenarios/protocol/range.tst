#id protocol-range
#what Out of range is an argument, malformed is syntax.
setup carcassonne players=2
view p2
#! argument: There is no seat p2; the seats are p0 to p1.
view q
#! syntax: Use: view
show p99999999999999999999
#! syntax
perft 65
#! argument: 65 is out of range: a whole number from 0 to 64 is needed.
perft divide 0
#! argument: 0 is out of range: a whole number from 1 to 64 is needed.
perft x
#! syntax
seed 18446744073709551616
#! argument: 18446744073709551616 is out of range
seed -1
#! syntax
play draw:D
go bot=random lines=17
#! argument: 17 is out of range: a whole number from 1 to 16 is needed.
go bot=random threads=0
#! argument: 0 is out of range
go bot=random threads=x
#! syntax
