#id players-box
#rules BASE-U2 ROB-1 ABB-1 MSG-1
#what Figures exist as often as their box has them: robbers, abbots and ladies for six, also in Big Box 5.
setup carcassonne edition=bb5 players=7 modules=robbers
#! setup: too-few-figures rule=BASE-U2 players=7 module=robbers edition=bb6 most=6
setup carcassonne edition=bb5 players=8 modules=inns,abbot
#! setup: too-few-figures rule=BASE-U2 players=8 module=abbot edition=bb6 most=6
setup carcassonne edition=bb5 players=7 modules=messages
#! setup: too-few-figures rule=BASE-U2 players=7 module=messages edition=bb6 most=6
setup carcassonne edition=bb5 players=6 modules=robbers,abbot,messages
#~ players=6
# what has no figures for every player, and bb5's own figures
setup carcassonne edition=bb5 players=8 modules=inns,traders,hills,wheel,flyers,ferries,gold,magewitch,crops
#~ players=8
setup carcassonne edition=bb6 players=7
#! setup: too-many-players rule=BASE-U2 players=7 edition=bb6 most=6
