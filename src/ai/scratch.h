/*
 * How the bots share out the scratch memory of a context:
 *
 *   [AI_STATES states][AI_DEPTH legal lists]
 *
 * State and list i belong to depth i of a search; AI_TALLY is the state that
 * dsk_standing() may overwrite.  Every part starts on a cache line.
 */
#ifndef AI_SCRATCH_H
#define AI_SCRATCH_H

#include "ai/players.h"

/* Longest run of own actions that a search follows. */
#define AI_DEPTH  4
#define AI_TALLY  (AI_DEPTH + 1)
#define AI_STATES (AI_DEPTH + 2)

dsk_state *ai_state(const struct ai_context *c, int i);
dsk_action *ai_list(const struct ai_context *c, int depth);

/* The legal list without what was done often enough (policy.h); how many. */
int ai_legal(const struct ai_context *c, const dsk_state *s, dsk_action *legal);

/* The bots of the table in players.c, one file each. */
dsk_action ai_random(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng);
dsk_action ai_greedy(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng);

#endif
