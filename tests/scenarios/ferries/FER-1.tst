#id FER-1
#rules FER-1
#what Eight lake tiles: three with a city and three roads, four with three roads, one with four.
setup carcassonne edition=bb6 players=2 modules=ferries
view
#~ bag 79
#~ FaehrA 1 FaehrB 1 FaehrC 1 FaehrD 1 FaehrE 1 FaehrF 1 FaehrG 1 FaehrH 1
#- ferry
put empty
put bag none
put tile U 0,0 R90
put bag FaehrA 1
put bag FaehrD 1
put bag FaehrH 1
play draw:FaehrA place:1,0,R0 pass
legal
#= ferry:E-S ferry:E-W ferry:S-W
undo 3
play draw:FaehrD place:1,0,R0 pass
legal
#= ferry:E-S ferry:E-W ferry:S-W
undo 3
play draw:FaehrH place:1,0,R0 pass
legal
#= ferry:N-E ferry:N-S ferry:E-S ferry:N-W ferry:E-W ferry:S-W

setup carcassonne edition=bb6 players=2
view
#- Faehr
