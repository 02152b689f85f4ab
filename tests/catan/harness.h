/*
 * What the tests of Catan share besides counting (check.h): a table (rules and
 * state) with the calls a test needs.
 */
#ifndef TESTS_CATAN_HARNESS_H
#define TESTS_CATAN_HARNESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"
#include "catan/parts.h"
#include "../check.h"
#include "game/rng.h"

struct table {
    _Alignas(64) unsigned char rules_mem[1024];
    _Alignas(64) unsigned char state_mem[1024];
    dsk_rules *r;
    dsk_state *s;
};

static inline struct catan *table_state(struct table *t)
{
    return (struct catan *)(void *)t->state_mem;
}

static inline const struct catan_rules *table_rules(const struct table *t)
{
    return catan_rules(t->r);
}

static inline bool table_start(struct table *t, const char *setup)
{
    dsk_note why;
    char text[300];

    memset(t, 0, sizeof *t);
    t->r = (dsk_rules *)(void *)t->rules_mem;
    t->s = (dsk_state *)(void *)t->state_mem;
    if (game_catan.rules_size > sizeof t->rules_mem)
        return false;
    if (dsk_rules_init(t->r, setup, &why) < 0) {
        dsk_note_text(&why, "en", NULL, text, sizeof text);
        printf("%s: %s\n", setup, text);
        return false;
    }
    if (dsk_state_size(t->r) > sizeof t->state_mem)
        return false;
    dsk_init(t->r, t->s);
    return true;
}

/* A copy whose rules and state are its own. */
static inline void table_copy(struct table *to, const struct table *from)
{
    *to = *from;
    to->r = (dsk_rules *)(void *)to->rules_mem;
    to->s = (dsk_state *)(void *)to->state_mem;
}

/* One of n actions, chance by its weights. */
static inline int table_pick(struct table *t, const uint32_t *weight, int n,
                             uint64_t *rng)
{
    return dsk_player(t->r, t->s) == DSK_CHANCE
               ? rng_pick(rng, weight, n)
               : (int)rng_below(rng, (uint32_t)n);
}

/* The action that is best one step ahead. */
static inline int greedy(struct table *t, const dsk_action *a, int n, int seat)
{
    struct table u;
    int best = 0, best_value = -2 * CATAN_GREEDY_WIN;

    for (int i = 0; i < n; i++) {
        int value;

        table_copy(&u, t);
        dsk_apply(u.r, u.s, a[i], NULL, NULL);
        value = catan_greedy_value(u.r, u.s, seat);
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best;
}

#endif
