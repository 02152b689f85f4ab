#id protocol-undo
#what Undo says how many there are, redo brings them again, luck stays.
setup carcassonne players=2
undo
#! illegal: There is nothing to take back.
redo
#! illegal: Nothing was taken back that could be played again.
seed 5
play auto
play place:1,0,R0
undo 5
#! argument: Only 2 can be taken back.
undo 0
#! argument: 0 is out of range
undo x
#! syntax: Use: undo [N]
undo 2
seed
#= 5
redo 3
#! argument: Only 2 can be played again.
redo
log
#= 1 draw:K
redo
turn
#= p0 figure
# The generator is where it was, too: the next tile is the same either way.
play pass auto
log
#~ 4 draw:
undo 4
redo 4
seed
#= 4354685564936845359
undo 4
# What is refused takes nothing away that redo could bring.
play draw:D place:9,9,R0
#! BASE-P2
redo 4
log
#~ 4 draw:
undo 4
# Something new does.
play draw:D
redo
#! illegal
# A generator that was set by hand is not taken back.
seed 9
undo
seed
#= 9
# Looking ahead does not change luck: roll, take back, roll again.
setup catan players=3 board=beginner turn_mode=combined
seed 3
play roll
log
#= 1 roll:1+3
undo
play roll
log
#= 1 roll:1+3
language cs
play end
undo 5
#! argument: Vzít zpět lze jen 2.
undo 2
redo 3
#! argument: Znovu zahrát lze jen 2.
redo 2
setup carcassonne players=2
undo
#! Není co vzít zpět.
