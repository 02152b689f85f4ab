#id protocol-roll
#what `roll` alone rolls where a person means it, `draw` alone draws.
setup catan players=3 board=beginner turn_mode=combined
turn
#= chance roll
seed 1
play roll
log
#~ 1 roll:
undo
seed
#= 1
play auto
log
#~ 1 roll:
# Where the player may do something else first, it is the player's action.
put dev p0 knight 1
put turn p0 preroll
play roll
turn
#= chance roll
play roll
turn
#- roll
play roll
#! illegal
setup carcassonne players=2
play draw
turn
#= p0 place
play draw
#! syntax
play dra
#! syntax
