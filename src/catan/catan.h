/*
 * Catan Compact: the normal game for three and four players and the game for
 * two.  doc/catan.md is the manual: set-up options, notation, numbering.
 */
#ifndef CATAN_CATAN_H
#define CATAN_CATAN_H

#include "game/game.h"

extern const struct game game_catan;
extern const struct game_real real_catan;

/*
 * Turns a line of people's notation into actions: `offer 2 wool for 1 brick to
 * all`, `discard 2 ore 1 wool`, `robber h3 p1`, or any single action.  Returns
 * how many actions it wrote to out (they need not be legal), DSK_E_SYNTAX, or
 * DSK_E_SPACE if there are more than cap.
 */
int catan_expand(const dsk_rules *r, const dsk_state *s, const char *line,
                 dsk_action *out, int cap, dsk_note *why);

/*
 * How good the position is for a seat, for a player that looks one action
 * ahead: bigger is better; only what the seat may know is used.  Winning is
 * CATAN_GREEDY_WIN.
 */
#define CATAN_GREEDY_WIN 1000000
int catan_greedy_value(const dsk_rules *r, const dsk_state *s, int seat);

#endif
