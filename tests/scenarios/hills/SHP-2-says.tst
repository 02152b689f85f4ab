#id SHP-2-says
#rules SHP-2
#what A wolf drawn for a shepherd just placed names the rule of placing; there was no flock to lose.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0 shepherd:field@NL token:wolf
events
#~ wolf rule=SHP-2 player=0
events text
#- the flock is lost
