#id BASE-U2
#rules BASE-U2
#what Every player begins with 7 meeples and no points; each box has figures for so many players and no more.
setup carcassonne edition=first players=5
score
#= 0 0 0 0 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 7
#~ supply p3 meeple 7
#~ supply p4 meeple 7
#- figure p
#- supply p5

setup carcassonne edition=first players=6
#! setup: too-many-players rule=BASE-U2 players=6 edition=first most=5

setup carcassonne edition=c2 players=5
score
#= 0 0 0 0 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 7
#~ supply p3 meeple 7
#~ supply p4 meeple 7
#- figure p
#- supply p5

setup carcassonne edition=c2 players=6
#! setup: too-many-players rule=BASE-U2 players=6 edition=c2 most=5

setup carcassonne edition=bb6 players=6
score
#= 0 0 0 0 0 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 7
#~ supply p3 meeple 7
#~ supply p4 meeple 7
#~ supply p5 meeple 7
#- figure p
#- supply p6

setup carcassonne edition=bb6 players=7
#! setup: too-many-players rule=BASE-U2 players=7 edition=bb6 most=6

setup carcassonne edition=bb5 players=8
score
#= 0 0 0 0 0 0 0 0
view
#~ supply p0 meeple 7
#~ supply p1 meeple 7
#~ supply p2 meeple 7
#~ supply p3 meeple 7
#~ supply p4 meeple 7
#~ supply p5 meeple 7
#~ supply p6 meeple 7
#~ supply p7 meeple 7
#- figure p
#- supply p8

setup carcassonne edition=bb5 players=9
#! setup:

setup carcassonne edition=bb5 players=1
#! setup:

# the number of meeples is an option
setup carcassonne edition=bb6 players=2 meeples=3
#~ meeples=3
view
#~ supply p0 meeple 3
#~ supply p1 meeple 3

setup carcassonne edition=bb6 players=2 meeples=8
view
#~ supply p1 meeple 8

setup carcassonne edition=bb6 players=2 meeples=0
#! setup:

setup carcassonne edition=bb6 players=2 meeples=9
#! setup:
