#id ABB-5
#rules ABB-5 BASE-T1
#what Instead of placing a figure the abbot may come home from an unfinished monastery or garden with its current value.
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile B 0,0 R0
put tile E 1,0 R0
put bag B 4
put figure p0 abbot 0,0 monastery
# the new tile counts: two neighbours
play draw:B place:0,1,R0
legal
#= meeple:monastery meeple:field@NL pass abbot:home
play abbot:home
events
#~ abbot-home rule=ABB-5 player=0 points=3
#- scored
score
#= 3 0
view
#~ supply p0 abbot 1
#~ supply p0 meeple 7
#- figure
#~ turn p1
# nobody to bring home
play draw:B place:-1,0,R0 abbot:home
#! illegal: action 3 (abbot:home): no-abbot rule=ABB-5 player=1
# another player's abbot cannot be taken
play draw:B place:-1,0,R0 abbot:monastery
play draw:B place:-1,1,R0 abbot:home
#! [ABB-5]
# one figure or the abbot, never both
play draw:B place:-1,1,R0 meeple:monastery abbot:home
#! [BASE-T1]

# from a garden
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile E_G 0,0 R0
put tile B 1,0 R0
put bag B 1
put bag A 1
put figure p1 abbot 0,0 garden
put turn p1
play draw:B place:5,5,R0
#! [BASE-P2]
play draw:B place:2,0,R0 abbot:home
events
#~ abbot-home rule=ABB-5 player=1 points=2
score
#= 0 2
view
#~ supply p1 abbot 1

# a monastery that the tile completes is no longer unfinished: it is scored
setup carcassonne edition=bb6 players=2 modules=abbot
put empty
put bag none
put tile B 0,0 R0
put tile B 1,0 R0
put tile B 2,0 R0
put tile B 0,1 R0
put tile B 1,1 R0
put tile B 2,1 R0
put tile B 0,2 R0
put tile B 1,2 R0
put bag B 2
put figure p0 abbot 1,1 monastery
play draw:B place:2,2,R0 abbot:home
#! [ABB-5]
play draw:B place:2,2,R0
legal
#- abbot:home
play pass
events
#~ scored-monastery rule=BASE-S7 player=0 points=9 feature=monastery/1,1 tiles=9 majority=p0:1 final=0
score
#= 9 0
view
#~ supply p0 abbot 1
