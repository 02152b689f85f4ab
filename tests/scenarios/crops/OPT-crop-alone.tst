#id OPT-crop-alone
#rules CRP-3
#what An option of a module that is not in play is refused, as with every other module.
#known crop_figures is accepted without the crop circles: it is missing in module_options (rules.c)
setup carcassonne edition=bb6 players=2 crop_figures=all
#! crop_figures belongs to the module crops, which is not in play.
