#id BASE-E7
#rules BASE-E7
#what Most points win; equal players share the victory, or nobody wins with tie=none.
setup carcassonne edition=first players=3
#~ tie=shared
put score p0 10
put score p1 30
put score p2 29
winners
#=
put end
events
#= ended rule=BASE-E1a
#= result rule=BASE-E7 scores=10:30:29 winners=p1
winners
#= p1
view
#~ winner p1
#- winner p0
#- winner p2

setup carcassonne edition=first players=3
put score p0 30
put score p1 12
put score p2 30
put end
events
#~ result rule=BASE-E7 scores=30:12:30 winners=p0,p2
winners
#= p0 p2

setup carcassonne edition=c2 players=3
#~ tie=shared
put score p0 10
put score p1 30
put score p2 29
winners
#=
put end
events
#= ended rule=BASE-E1b
#= result rule=BASE-E7 scores=10:30:29 winners=p1
winners
#= p1
view
#~ winner p1
#- winner p0
#- winner p2

setup carcassonne edition=c2 players=3
put score p0 30
put score p1 12
put score p2 30
put end
events
#~ result rule=BASE-E7 scores=30:12:30 winners=p0,p2
winners
#= p0 p2

setup carcassonne edition=bb5 players=3
#~ tie=shared
put score p0 10
put score p1 30
put score p2 29
winners
#=
put end
events
#= ended rule=BASE-E1a
#= result rule=BASE-E7 scores=10:30:29 winners=p1
winners
#= p1
view
#~ winner p1
#- winner p0
#- winner p2

setup carcassonne edition=bb5 players=3
put score p0 30
put score p1 12
put score p2 30
put end
events
#~ result rule=BASE-E7 scores=30:12:30 winners=p0,p2
winners
#= p0 p2

setup carcassonne edition=bb6 players=3
#~ tie=shared
put score p0 10
put score p1 30
put score p2 29
winners
#=
put end
events
#= ended rule=BASE-E1b
#= result rule=BASE-E7 scores=10:30:29 winners=p1
winners
#= p1
view
#~ winner p1
#- winner p0
#- winner p2

setup carcassonne edition=bb6 players=3
put score p0 30
put score p1 12
put score p2 30
put end
events
#~ result rule=BASE-E7 scores=30:12:30 winners=p0,p2
winners
#= p0 p2

setup carcassonne edition=c2 players=3 tie=none
#~ tie=none
put score p0 30
put score p2 30
put end
events
#~ result rule=BASE-E7 scores=30:0:30 winners=-
winners
#=
view
#- winner

setup carcassonne edition=c2 players=3 tie=none
put score p0 30
put score p2 31
put end
winners
#= p2
