#id OPT-abbot-alone
#rules ABB-1
#what An option of a module that is not in play is refused, as with every other module.
#known gardens is accepted without the abbot: it is missing in module_options (rules.c)
setup carcassonne edition=bb6 players=2 gardens=off
#! gardens belongs to the module abbot, which is not in play.
