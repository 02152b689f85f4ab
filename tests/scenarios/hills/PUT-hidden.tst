#id PUT-hidden
#rules HIL-1
#what Presets never leave fewer tiles than lie under hills.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag SchA 1
put bag B 3
play draw:SchA place:1,0,R180 pass
view
#~ hidden 1
put bag B 0
check
#= ok
