/* What an action is worth at a glance: for priors and playouts. */
#ifndef AI_CARC_MOVES_H
#define AI_CARC_MOVES_H

#include "ai/carcassonne/eval.h"

/* Scratch memory; behind it two states. */
struct moves_scratch {
    bool laid; /* the first state differs from the base's by a tile alone */
    struct eval_odds odds;
    struct eval_base base;       /* of the position a tile is placed in */
    struct eval_answers answers; /* that both of them know */
    dsk_action list[LEGAL_MAX];
    dsk_action figure[LEGAL_MAX];
    float mine[LEGAL_MAX];
    float value[LEGAL_MAX];
};

size_t moves_scratch_size(const dsk_rules *r);
/* Makes such memory ready for positions of one rules object. */
void moves_prepare(void *scratch);

/*
 * value[i]: points by which the seat to act leads the others after a[i] and
 * the best figure; MOVES_SAME for an action that does the same as an earlier
 * one.
 */
#define MOVES_SAME -1e9f
void moves_value(const dsk_rules *r, const dsk_state *s, const float *w,
                 const dsk_action *a, int n, struct moves_scratch *m,
                 float *value);

#endif
