#id FER-3
#rules FER-3
#what After the figure a ferry must link two road parts of the lake, with or without a thief; they are one road now.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile U 0,0 R90
put bag FaehrD 1
put bag U 2
play draw:FaehrD place:1,0,R0 ferry:E-W
#! [BASE-T1]
play draw:FaehrD place:1,0,R0 pass
turn
#= p0 ferry
play pass
#! [BASE-T1]
play ferry:N-S
#! illegal: no-ferry rule=FER-3
play ferry:E
#! syntax
play ferry:E-S-W
#! syntax
# either order is understood
play ferry:W-E
events
#~ ferry rule=FER-3 player=0 square=1,0 ends=E-W
view
#~ ferry 1,0 E-W
#~ turn p1
# one road from 0,0 to 2,0: a thief stands in its way
play draw:U place:2,0,R90 meeple:road@W pass
play draw:U place:-1,0,R90 meeple:road@E
#! [BASE-M5]
