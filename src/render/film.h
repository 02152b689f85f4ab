/*
 * Films: a game as one list of things, each with the step at which it comes and
 * the step at which it goes.  Step by step the list is compared with what
 * stands now: what is still there stays, what is not has gone, what is new is
 * added.
 */
#ifndef RENDER_FILM_H
#define RENDER_FILM_H

#include "game/text.h"

/* Steps are kept in 16 bits. */
#define FILM_STEPS_MAX 65535

/*
 * Wraps what comes at step `from` and goes at step `to` (0: never).  Where
 * nothing moves (paper, other programs) the last position is seen.
 */
void film_open(struct text *t, int step_ms, int from, int to);
void film_close(struct text *t);

#endif
