/*
 * What a Catan position is worth to each seat: the features of look.h, weighed
 * and put through a softmax, which is a chance to win.  There are two weights
 * for every feature and number of players, one for the beginning of the game
 * and one for its end; between them the weight is in proportion.  They were
 * fitted to the outcomes of games played among bots
 * (tools/fit_catan.c).
 */
#ifndef AI_CATAN_VALUE_H
#define AI_CATAN_VALUE_H

#include "ai/catan/look.h"

/* The weights of `players` seats: NFEATURES early ones, then late ones. */
static inline const float *value_weights(const float *w, int players)
{
    return w + (players - 2) * 2 * NFEATURES;
}

/* Sum of features from..to-1 of a row by their weights. */
float value_sum(const float *weights, float stage, const float *f, int from,
                int to);

/* Chances to win from utilities. */
void value_softmax(const float *u, int players, float *win);

/* Chances to win by one set of weights, and of sites, for any position; memo
 * may be NULL. */
void value_by(const struct catan_rules *r, const struct catan *s,
              const float *weights, const float *site, struct look_memo *memo,
              float *win);

/* The same, by the weights of this many seats. */
void value_win(const struct catan_rules *r, const struct catan *s,
               const float *w, struct look_memo *memo, float *win);

/* The position once all have founded where they probably will; s itself if
 * they have.  The end is aligned to 64. */
void value_founded(const struct catan_rules *r, const struct catan *s,
                   const float *site, struct catan *end);

/* Where a seat would found a settlement, and which way the road goes. */
dsk_action value_found(const struct catan *s, const float *site);

#endif
