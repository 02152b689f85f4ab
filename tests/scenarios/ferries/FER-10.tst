#id FER-10
#rules FER-10 BASE-S8 BASE-E2
#what A ferry brings several thieves onto one road or parts them; each keeps his segment.
setup carcassonne edition=bb6 players=2 modules=ferries
put empty
put bag none
put tile U -1,0 R90
put tile FaehrD 0,0 R0
put ferry 0,0 E-S
put tile U 1,0 R90
put tile U 0,1 R0
put figure p0 meeple -1,0 road@E
put figure p1 meeple 1,0 road@E
put bag U 1
# apart: the road E-S has three tiles, the western two
standing
#= 2 3
play draw:U place:2,0,R90 pass sail:E-W/0,0
# together on -1,0 0,0 1,0 2,0: four tiles for both
events
#~ points=4
#~ majority=p0:1,p1:1 final=1
#~ scored-road rule=BASE-E2 player=0 points=4
#~ scored-road rule=BASE-E2 player=1 points=4
score
#= 4 4
