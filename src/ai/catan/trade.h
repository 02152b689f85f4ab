/*
 * Trade between players as the bots do it.
 *
 * A deal is weighed by what it does to the chances of both sides (value.h), so
 * that help for a leader costs more than help for somebody behind.  The rules
 * on top of that:
 *
 *   - nobody deals with a seat that is about to win (trade_barred);
 *   - a turn has at most three offers, each of its own sort: a card for a
 *     card, then a call for a kind ("who has brick?"), then two for one; so no
 *     offer is ever made twice in a turn;
 *   - an answer is a yes, a no, or one counter-offer that should suit both.
 *
 * What the steps of a negotiation should be follows from the position alone,
 * so nothing has to be remembered between them, and no search is needed to
 * answer somebody who waits.
 */
#ifndef AI_CATAN_TRADE_H
#define AI_CATAN_TRADE_H

#include "ai/catan/value.h"

enum { TRADE_OFFERS = 3 };

/*
 * In PH_MAIN the step that begins the offer worth most to the seat to act, and
 * what it may gain; 0 if there is none.  In the phases of a negotiation the
 * step to take: never 0.  The memo may be NULL.
 */
dsk_action trade_step(const struct catan_rules *r, const struct catan *s,
                      const float *w, struct look_memo *memo, float *gain);

#endif
