#id OPT-sheep-tokens
#rules SHP-2
#what The tokens are 4, 5, 6, 1 and 2 wolves as the rules print, or 4, 5, 5, 2 and 2 as published (OQ-12).
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:3 6/18
#~ token:4 1/18
#~ token:wolf 2/18

setup carcassonne edition=bb5 players=2 modules=hills sheep_tokens=4/5/6/1/2
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:3 6/18
#~ token:4 1/18
#~ token:wolf 2/18

setup carcassonne edition=bb5 players=2 modules=hills sheep_tokens=4/5/5/2/2
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0 shepherd:field@NL
chance
#~ token:1 4/18
#~ token:2 5/18
#~ token:3 5/18
#~ token:4 2/18
#~ token:wolf 2/18

setup carcassonne edition=bb5 players=2 modules=none sheep_tokens=4/5/5/2/2
#! setup: option-module option=sheep_tokens module=hills

setup carcassonne edition=bb5 players=2 modules=hills
#~ sheep_tokens=4/5/6/1/2 hill_tiebreak=any flock_close=off
