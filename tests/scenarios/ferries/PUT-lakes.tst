#id PUT-lakes
#rules FER-1
#what The box has eight lakes; a ninth that is put has no ferry and harms nothing.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put tile FaehrD 3,0 R0
put tile FaehrD 6,0 R0
put tile FaehrD 9,0 R0
put tile FaehrD 12,0 R0
put tile FaehrD 15,0 R0
put tile FaehrD 18,0 R0
put tile FaehrD 21,0 R0
put tile FaehrD 24,0 R0
put ferry 21,0 E-W
put ferry 24,0 E-W
#! illegal
view
#~ ferry 21,0 E-W
#~ tile FaehrD 24,0
