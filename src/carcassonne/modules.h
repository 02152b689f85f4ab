/* Every module of the game; the only place that lists them. */
#ifndef CARC_MODULES_H
#define CARC_MODULES_H

#include "carcassonne/carc.h"

extern const struct module carc_module_river;
extern const struct module carc_module_inns;
extern const struct module carc_module_traders;
extern const struct module carc_module_hills;
extern const struct module carc_module_wheel;
extern const struct module carc_module_abbot;
extern const struct module carc_module_flyers;
extern const struct module carc_module_ferries;
extern const struct module carc_module_gold;
extern const struct module carc_module_magewitch;
extern const struct module carc_module_crops;
extern const struct module carc_module_messages; /* letters.c */
extern const struct module carc_module_robbers;
extern const struct module carc_module_farmers;

#endif
