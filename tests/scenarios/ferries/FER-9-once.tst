#id FER-9-once
#rules FER-9 BASE-S12
#what A road completed long ago is not completed again when the ferry of its lake moves elsewhere.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W -1,0 R0
put tile FaehrH 0,0 R0
put ferry 0,0 E-S
put bag U 2
put bag B 1
play draw:U place:1,0,R90 pass sail:N-S/0,0
events
#~ ferry rule=FER-6 player=0 square=0,0 ends=N-S
#- completed
