#id OPT-fly-alone
#rules FLY-7
#what An option of a module that is not in play is refused, as with every other module.
#known abbot_fly is accepted without its module: it is missing in module_options (rules.c)
setup carcassonne edition=bb6 players=2 modules=abbot abbot_fly=on
#! abbot_fly belongs to the module flyers, which is not in play.
