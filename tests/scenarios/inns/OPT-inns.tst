#id OPT-inns
#rules INN-6 INN-10a INN-10b
#what Options and figures of the module are there only with it.
setup carcassonne edition=bb5 players=2 modules=none inn_crossing=both
#! setup: option-module option=inn_crossing module=inns

setup carcassonne edition=bb5 players=2 modules=inns
#~ inn_crossing=right

setup carcassonne edition=bb6 players=2 modules=inns
#~ inn_crossing=both

setup carcassonne edition=bb6 players=2
#- inn_crossing
view
#- big
