#id RIV-8
#rules RIV-8 XM-10
#what Sheep printed on river tiles of the field are counted whenever a flock comes home, and stay there.
setup carcassonne edition=bb5 players=2 modules=river,hills
# spring, F4 and F6: both banks are one field round the spring, with two sheep
play draw:F4 place:0,1,R0 shepherd:field@NL token:2
play draw:F6 place:0,2,R0 pass
view
#~ turn p0
play draw:F3 place:0,3,R90 pass
turn
#= p0 flock
play flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=4
score
#= 4 0
play draw:F10 place:0,4,R270 pass
# again on the same field: counted again
play draw:F7 place:1,4,R270 shepherd:field@NL token:3
play draw:F8 place:1,5,R90 pass
play draw:F2 place:1,6,R90 pass flock:home
events
#~ scored-flock rule=SHP-5 player=0 points=5
score
#= 9 0
