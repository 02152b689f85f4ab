#id BASE-U3
#rules BASE-U3
#what Somebody begins, then turns pass clockwise; who begins is an option.
setup carcassonne edition=bb5 players=3
#~ first=0
view
#~ turn p0
play draw:U place:1,0,R90 pass
view
#~ turn p1
play draw:U place:2,0,R90 pass
view
#~ turn p2
play draw:U place:3,0,R90 pass
view
#~ turn p0

setup carcassonne edition=c2 players=3 first=2
#~ first=2
view
#~ turn p2
play draw:U place:1,0,R90
turn
#= p2 figure
play pass
view
#~ turn p0
play draw:U place:2,0,R90 pass
view
#~ turn p1

setup carcassonne edition=bb6 players=3 first=3
#! setup: first-seat rule=BASE-U3 first=3 last=2
