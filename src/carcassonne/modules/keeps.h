/*
 * What modules keep, for bots that look at it; only for a module in play.
 * Each is in the file of its module.
 */
#ifndef CARC_MODULES_KEEPS_H
#define CARC_MODULES_KEEPS_H

#include "carcassonne/module.h"

/* traders.c: tokens of one kind of goods. */
enum goods { WINE, GRAIN, CLOTH, NGOODS };
int carc_goods(const struct carc_rules *r, const struct carc *s, int seat,
               enum goods goods);
/* gold.c: bars in front of a seat; bars on each tile. */
int carc_gold(const struct carc_rules *r, const struct carc *s, int seat);
const uint8_t *carc_gold_on(const struct carc_rules *r, const struct carc *s);
/* hills.c: sheep beside a seat's shepherd. */
int carc_sheep(const struct carc_rules *r, const struct carc *s, int seat);
/* wheel.c: who stands on crown space i: `seat << 4 | figure` or NO_OWNER. */
#define CROWN_SPACES (2 * BOARD_SECTORS)
int carc_crown(const struct carc_rules *r, const struct carc *s, int i);

#endif
