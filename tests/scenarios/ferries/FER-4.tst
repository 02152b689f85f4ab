#id FER-4
#rules FER-4 FER-9
#what A road part without the ferry ends at the lake, for the road that reaches it and for one that begins there.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile W 0,0 R0
put bag FaehrD 1
put bag FaehrE 1
put bag W 1
put bag B 1
put figure p1 meeple 0,0 road@E
play draw:FaehrD place:1,0,R0 meeple:road@S ferry:E-S
events
#~ completed rule=BASE-S1 feature=road@E/0,0 tiles=2 majority=p1:1
#~ scored-road rule=BASE-S2 player=1 points=2 feature=road@E/0,0 tiles=2 majority=p1:1 final=0
#- player=0 points
score
#= 0 2
# the linked road E-S goes on: a crossing in the east does not complete it
play draw:W place:2,0,R0 pass pass
events
#- completed rule=BASE-S1
score
#= 0 2
view
#~ figure p0 meeple 1,0 road@S

# between two lakes whose ferries lie elsewhere
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile FaehrD 0,0 R0
put ferry 0,0 S-W
put bag FaehrE 1
put bag B 1
put figure p0 meeple 0,0 road@E
play draw:FaehrE place:1,0,R0 pass ferry:E-S
events
#~ scored-road rule=BASE-S2 player=0 points=2
score
#= 2 0
