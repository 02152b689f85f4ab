#id OPT-traders
#rules TRD-B9 TRD-P5
#what The option of the module is there only with it and follows the edition.
setup carcassonne edition=bb5 players=2 modules=none orphan_return=on
#! setup: option-module option=orphan_return module=traders

setup carcassonne edition=bb5 players=2 modules=traders
#~ orphan_return=off orphan_occupies=on

setup carcassonne edition=bb6 players=2 modules=traders
#~ orphan_return=on orphan_occupies=off
setup carcassonne edition=first players=2 modules=traders
#~ orphan_occupies=on
setup carcassonne edition=c2 players=2 modules=traders
#~ orphan_occupies=off
setup carcassonne edition=bb5 players=2 modules=none orphan_occupies=on
#! setup: option-module option=orphan_occupies module=traders
setup carcassonne edition=bb6 players=2 modules=traders
put goods p0 gold 1
#! argument: put goods pN GOODS COUNT: GOODS is one of wine|grain|cloth

setup carcassonne edition=bb6 players=2
view
#- builder
#- pig
put goods p0 wine 1
#! syntax
