/*
 * Expectimax to a fixed depth: the way the strongest bots of both games went
 * before there was a search by playouts, kept to be measured against.
 *
 * The seat that thinks takes the action with the best expected chance to win,
 * all others are held to be against it; positions at the end are valued by the
 * game's policy (policy.h), or by its hand-made value.  Chance nodes are cut by
 * Star2: a look at the likeliest answer to each draw often shows that the node
 * cannot matter.
 *
 * It thinks about one position that its seat cannot tell from the real one
 * (dsk_resample).
 */
#ifndef AI_EXPECT_H
#define AI_EXPECT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ai/policy.h"
#include "deskovka.h"

struct expect_limits {
    int depth;        /* decisions, or turns: ...                       */
    bool turns;       /* ...a turn ends where chance acts               */
    bool by_hand;     /* by the policy's hand-made value, if it has one */
    uint64_t values;  /* positions to value; then it looks no deeper    */
    atomic_int *stop; /* not 0: answer at once; may be NULL             */
    uint64_t time;    /* ms by now(); 0: no bound                       */
    uint64_t (*now)(void *user); /* may be NULL */
    void *user;
};

/* Bytes of memory it needs, aligned to 64. */
size_t expect_memory(const dsk_rules *r);

/* An action that is legal in s; a seat must be to act.  *rng moves on. */
dsk_action expect_choose(const dsk_rules *r, const dsk_state *s,
                         const float *weights,
                         const struct expect_limits *limits, void *memory,
                         uint64_t *rng);

#endif
