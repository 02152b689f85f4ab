#id OPT-wheel
#rules WHL-U1 WHL-U2
#what Options of the module are there only with it.
setup carcassonne edition=bb5 players=2 modules=none wheel=tiles
#! wheel belongs to the module wheel, which is not in play.

setup carcassonne edition=bb5 players=2 modules=none plague_takes=all
#! plague_takes belongs to the module wheel, which is not in play.

setup carcassonne edition=bb5 players=2 modules=wheel
#~ wheel=board crown_big=off storm_counts=all plague_takes=all
