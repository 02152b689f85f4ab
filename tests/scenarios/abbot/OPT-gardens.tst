#id OPT-gardens
#rules ABB-1 ABB-3
#what Gardens are there by edition, or as the option says; without them an abbot stands on monasteries only.
setup carcassonne edition=bb6 players=2 modules=abbot
#~ gardens=on
setup carcassonne edition=c2 players=2 modules=abbot
#~ gardens=on
setup carcassonne edition=bb5 players=2 modules=abbot
#~ gardens=off
view
#~ supply p0 abbot 1
#- _G
setup carcassonne edition=first players=2 modules=abbot
#~ gardens=off
view
#- _G

setup carcassonne edition=bb6 players=2 modules=abbot gardens=off
view
#~ supply p0 abbot 1
#- _G
put empty
put bag none
put tile U 0,0 R0
put bag U 1
put bag A 1
play draw:U place:0,1,R0
legal
#= meeple:road@N meeple:field@NL meeple:field@NR pass
play pass draw:A place:0,2,R180
legal
#~ abbot:monastery

setup carcassonne edition=first players=2 modules=abbot gardens=on
put empty
put bag none
put tile U 0,0 R0
put bag U_G 1
play draw:U_G place:0,1,R0
legal
#~ abbot:garden

# an option of a module that is not in play is refused
setup carcassonne edition=bb6 players=2 gardens=off
#! setup: option-module option=gardens module=abbot
