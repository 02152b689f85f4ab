#id river-abbot
#rules ABB-3 ABB-4 RIV-6
#what An abbot may stand in the garden of a river tile while the river is laid, never on the water.
setup carcassonne edition=bb6 players=2 modules=river,abbot
play draw:BB6F10
legal
#= place:0,1,R180 place:0,1,R270
play place:0,1,R270
legal
#~ abbot:garden
#- meeple:garden
play abbot:garden
view
#~ figure p0 abbot 0,1 garden
# spring, its own tile and the next one: 3 when it comes home
play draw:BB6F4 place:1,1,R90 pass
play draw:BB6F6 place:2,1,R90 abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=3
score
#= 3 0
