#id BASE-E1b-over
#rules BASE-E1b
#what An action after the end is refused with the rule that ended this game.
setup carcassonne edition=bb6 players=2
put end
play draw:U
#! over: over rule=BASE-E1b

setup carcassonne edition=first players=2
put end
play draw:U
#! over: over rule=BASE-E1a
