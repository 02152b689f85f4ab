#id flyers-ferries
#rules FLY-4 FLY-5 FER-4
#what A meeple lands on any unfinished road part of a lake tile; a part that ends at the lake and at a crossing is completed.
setup carcassonne edition=bb6 players=2 modules=flyers,ferries
put empty
put bag none
put tile FaehrD 2,0 R0
put tile W 1,0 R0
put ferry 2,0 E-S
put figure p1 meeple 2,0 road@S
put bag FlugG 1
put bag B 1
play draw:FlugG place:2,-1,R270 meeple:fly die:1
legal
#= land:meeple:road@E/2,0 land:meeple:road@S/2,0
play land:meeple:road@W/2,0
#! [FLY-4]
play land:meeple:road@E/2,0
view
#~ figure p0 meeple 2,0 road@E
# the ferry joins both parts: one road of two players
put end
events
#~ majority=p0:1,p1:1
score
#= 1 1
