#id OPT-inns
#rules INN-6 INN-10a INN-10b
#what Options and figures of the module are there only with it.
setup carcassonne edition=bb5 players=2 modules=none inn_crossing=both
#! inn_crossing belongs to the module inns, which is not in play.

setup carcassonne edition=bb5 players=2 modules=inns
#~ inn_crossing=right

setup carcassonne edition=bb6 players=2 modules=inns
#~ inn_crossing=both

setup carcassonne edition=bb6 players=2
#- inn_crossing
view
#- big
