#id SHP-2
#rules SHP-2
#what Right after placing the shepherd a token is drawn: sheep stay with him, a wolf sends him home.
setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile E 0,0 R0
put bag B 4
play draw:B place:0,1,R0 shepherd:field@NL
chance
#= token:1 4/18 0.222222
#= token:2 5/18 0.277778
#= token:3 6/18 0.333333
#= token:4 1/18 0.055556
#= token:wolf 2/18 0.111111
play pass
#! [BASE-T1]
play token:3
events
#= token rule=SHP-2 player=0 sheep=3 flock=3
view
#~ turn p1
#~ flock p0 0 0 1 0
#~ figure p0 shepherd 0,1 field@NL
#~ supply p0 shepherd 0
score
#= 0 0
# the token is out of the bag; his own field is taken, so p1 needs another

setup carcassonne edition=bb5 players=2 modules=hills
put empty
put bag none
put tile D 0,0 R0
put bag D 2
put bag B 1
put figure p0 shepherd 0,0 field@EL
put flock p0 0 0 0 1
put turn p1
play draw:D place:1,0,R0 shepherd:field@ER
chance
#= token:1 4/17 0.235294
#= token:2 5/17 0.294118
#= token:3 6/17 0.352941
#= token:wolf 2/17 0.117647
play token:4
#! [SHP-2]
play token:wolf
events
#~ wolf rule=
#- points
view
#~ supply p1 shepherd 1
#~ turn p0
#- figure p1
#~ flock p0 0 0 0 1
score
#= 0 0
