/* What both games' films share: things that come and go. */
#ifndef RENDER_FILM_H
#define RENDER_FILM_H

#include "game/text.h"

/*
 * Wraps what comes at step `from` and goes at step `to` (0: never).  Where
 * nothing moves (paper, other programs) the last position is seen.
 */
void film_open(struct text *t, int step_ms, int from, int to);
void film_close(struct text *t);

#endif
