/*
 * The value of the standing opponent `alphabeta` (ai/expect.h): the features of
 * look.h with weights that nobody fitted to anything.  A person wrote them down
 * in units of victory points, by what a beginner's guide would say, and they
 * stay as they are, so that matches against it can be compared over the years.
 * It is the kind of player that the open bots of Catan are: two or three
 * decisions deep, and it never trades with others.
 */
#ifndef AI_CATAN_HANDMADE_H
#define AI_CATAN_HANDMADE_H

#include "ai/policy.h"

/* As evaluate() and refuses() of policy.h want it. */
void handmade_evaluate(const dsk_rules *r, const dsk_state *s, const float *w,
                       void *scratch, float *win, float *score);
bool handmade_refuses(const dsk_rules *r, const dsk_state *s, dsk_action a);

#endif
