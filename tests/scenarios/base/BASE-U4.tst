#id BASE-U4
#rules BASE-U4
#what Colours that nobody plays are in the box: they have no points, no supply and no figures.
setup carcassonne edition=bb6 players=2
score
#= 0 0
view
#~ supply p1 meeple 7
#- p2
put figure p2 meeple 0,0 city@N
#! argument:
put turn p2
#! argument:

setup carcassonne edition=c2 players=2
score
#= 0 0
view
#~ supply p1 meeple 7
#- p2
put figure p2 meeple 0,0 city@N
#! argument:
put turn p2
#! argument:
