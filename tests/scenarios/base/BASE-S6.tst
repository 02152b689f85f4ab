#id BASE-S6
#rules BASE-S6
#what First edition: a completed city of exactly two tiles pays 2 in all; an option elsewhere.
setup carcassonne edition=first players=2
#~ two_tile_city=2
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S6 player=0 points=2 feature=city@N/0,0 tiles=2 pennants=0 majority=p0:1 final=0
score
#= 2 0

# three tiles pay in full
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put tile G 1,0 R0
put figure p0 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:2,0,R270 pass
events
#~ scored-city rule=BASE-S4 player=0 points=6

# a tie: 2 for each
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
score
#= 2 2

# at the end an unfinished city of two tiles pays 1 a tile, and farmers get 3
setup carcassonne edition=first players=2
put empty
put bag none
put tile E 0,0 R90
put tile G 1,0 R0
put tile E 0,2 R90
put tile E 1,2 R270
put figure p0 meeple 0,0 city@E
put figure p1 meeple 0,2 field@NL
put end
events
#~ scored-city rule=BASE-E3 player=0 points=2
#~ scored-field rule=FARM-6 player=1 points=3
score
#= 2 3

# the option
setup carcassonne edition=first players=2 two_tile_city=4
#~ two_tile_city=4
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S4 player=0 points=4
score
#= 4 0

setup carcassonne edition=bb6 players=2 two_tile_city=2
#~ two_tile_city=2
play draw:E place:0,-1,R180 meeple:city@S
events
#~ scored-city rule=BASE-S6 player=0 points=2
score
#= 2 0

setup carcassonne edition=bb6 players=2 two_tile_city=3
#! setup:
