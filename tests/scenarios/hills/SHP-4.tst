#id SHP-4
#rules SHP-4
#what Grow: sheep join the flock; a wolf takes all sheep and the shepherd goes home without points.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 4
put figure p0 shepherd 0,0 field@EL
put flock p0 1 1 0 0
play draw:B place:0,1,R0 pass flock:grow token:4
events
#~ token rule=SHP-2 player=0 sheep=4
view
#~ flock p0 1 1 0 1
play draw:B place:-1,0,R0 pass
play draw:B place:1,0,R0 pass flock:grow token:wolf
events
#~ wolf rule=SHP-4 player=0
view
#- flock
#~ supply p0 shepherd 1
#- figure
#~ turn p1
score
#= 0 0
# all tokens are back, the wolf too
play draw:B place:0,2,R0 shepherd:field@NL
chance
#= token:1 4/18 0.222222
#= token:2 5/18 0.277778
#= token:3 6/18 0.333333
#= token:4 1/18 0.055556
#= token:wolf 2/18 0.111111
