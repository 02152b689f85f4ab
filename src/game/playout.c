/* Random play over the public contract: what benchmarks and signatures run. */
#include "deskovka.h"

#include "game/game.h"
#include "game/rng.h"

/* Longest legal list a playout can meet; games declare theirs (max_legal). */
#define PLAYOUT_LEGAL_MAX 4096

static int pick(uint64_t *rng, bool chance, const uint32_t *weight, int n)
{
    uint32_t total = 0, left;
    int i = 0;

    if (!chance)
        return (int)rng_below(rng, (uint32_t)n);
    for (int k = 0; k < n; k++)
        total += weight[k];
    for (left = rng_below(rng, total); left >= weight[i]; i++)
        left -= weight[i];
    return i;
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
