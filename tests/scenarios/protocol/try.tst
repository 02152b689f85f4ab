#id protocol-try
#what Try says what would happen, keeps nothing and tells no secret.
setup carcassonne players=2
step draw:D
#~ turn p0 place
#~ legal place:-1,0,R0 place:-1,0,R180
#~ score 0 0
try place:1,0,R0 meeple:road@W
#= placed rule=BASE-P2 player=0 tile=D square=1,0 turn=R0 shows=city,road
#= figure rule=BASE-M4 player=0 figure=meeple spot=road@E square=1,0
#= turn chance draw
#= score 0 0
log
#= 1 draw:D
turn
#= p0 place
try place:1,0,R0 pass auto
#! illegal: action 3 (auto): Chance acts now (draw), and try stops before it.
try place:1,0,R0 pass draw:D
#! try stops before it
try place:9,9,R0
#! BASE-P2
try nonsense
#! syntax
try
#! syntax: Use: try
# What was taken back can still be played again.
undo
try draw:D
#! try stops before it
redo
turn
#= p0 place
# The cheat: what do the others hold, would they accept, what comes next?
setup catan players=3 board=beginner turn_mode=combined
put hand p0 wool 3
put hand p0 ore 3
put hand p0 grain 3
put dev p0 monopoly 1
put turn p0 preroll
try monopoly wool
#! illegal: This would tell a secret of others; only play does that.
put turn p0 main
try monopoly wool
#! tell a secret
try offer 1 wool for 1 ore
#~ turn p1 answer
try give:wool want:ore propose accept
#! illegal: action 4 (accept): Another seat acts now
try give:wool want:ore propose reject
#! Another seat acts now
seed 3
try buy
#= bought rule=DEVB-1 player=0 left=23
#= turn chance draw
#= score 2 2 2
seed
#= 3
try buy draw:knight
#! try stops before it
try end auto
#! try stops before it
step bank 3 wool ore
#! SEA
# Who would win sees no hidden cards of the others.
setup catan players=3 board=beginner turn_mode=combined
put dev p1 victory-point 1
put dev p0 victory-point 4
put city p0 v44
put knights p0 3
put hand p0 ore 3
put hand p0 grain 2
put turn p0 main
try city v40
#~ won rule=WIN-1 player=0 points=10
#~ turn over
#- score
