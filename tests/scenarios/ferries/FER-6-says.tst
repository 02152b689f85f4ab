#id FER-6-says
#rules FER-6 FER-7
#what A refused move of a ferry names FER-6, or FER-7 if the ferry is not the nearest.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put ferry 0,0 E-W
put bag U 1
put bag B 1
play draw:U place:1,0,R90 pass
play sail:E-W/0,0
#! [FER-6]
