/*
 * Chance and random play over the public contract: what benchmarks and
 * signatures run.
 */
#include "deskovka.h"

#include "game/game.h"
#include "game/rng.h"

/* Longest legal list a playout can meet; games declare theirs (max_legal). */
#define PLAYOUT_LEGAL_MAX 4096

int dsk_sample(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
               dsk_action *a)
{
    dsk_action legal[PLAYOUT_LEGAL_MAX];
    uint32_t weight[PLAYOUT_LEGAL_MAX];
    int n;

    if (r->game->player(r, s) != DSK_CHANCE)
        return DSK_E_ARGUMENT;
    n = r->game->legal(r, s, legal, weight, PLAYOUT_LEGAL_MAX);
    if (n <= 0)
        return n < 0 ? n : DSK_E_ARGUMENT;
    *a = legal[rng_pick(rng, weight, n)];
    return DSK_OK;
}

static int pick(uint64_t *rng, bool chance, const uint32_t *weight, int n)
{
    if (!chance)
        return (int)rng_below(rng, (uint32_t)n);
    return rng_pick(rng, weight, n);
}

int dsk_playout(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                uint64_t *digest)
{
    dsk_action legal[PLAYOUT_LEGAL_MAX];
    uint32_t weight[PLAYOUT_LEGAL_MAX];
    const struct game *g = r->game;
    uint64_t sum = digest != NULL ? *digest : 0;
    int made = 0;

    for (; made < max; made++) {
        int who = g->player(r, s);
        int n, i;

        if (who == DSK_OVER)
            break;
        n = g->legal(r, s, legal, weight, PLAYOUT_LEGAL_MAX);
        if (n <= 0)
            break; /* a preset without tiles to draw */
        i = pick(rng, who == DSK_CHANCE, weight, n);
        sum = (sum ^ legal[i]) * 0x9e3779b97f4a7c15u + (uint64_t)n;
        g->apply(r, s, legal[i], NULL, NULL);
    }
    if (digest != NULL)
        *digest = sum;
    return made;
}
