#id OPT-wheel
#rules WHL-U1 WHL-U2
#what Options of the module are there only with it.
setup carcassonne edition=bb5 players=2 modules=none wheel=tiles
#! setup: option-module option=wheel module=wheel

setup carcassonne edition=bb5 players=2 modules=none plague_takes=all
#! setup: option-module option=plague_takes module=wheel

setup carcassonne edition=bb5 players=2 modules=wheel
#~ wheel=board crown_big=off storm_counts=all plague_takes=all
