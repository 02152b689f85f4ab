/*
 * Chance and random play over the public contract: what benchmarks and
 * signatures run.
 */
#include "deskovka.h"

#include "game/game.h"
#include "game/playout.h"
#include "game/rng.h"

/* Longest legal list a playout can meet; games declare theirs (max_legal). */
#define PLAYOUT_LEGAL_MAX 4096

/* A game's choose() (game.h), by its list. */
static int choose_listed(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
                         dsk_action *a)
{
    dsk_action legal[PLAYOUT_LEGAL_MAX];
    uint32_t weight[PLAYOUT_LEGAL_MAX];
    int n = r->game->legal(r, s, legal, weight, PLAYOUT_LEGAL_MAX);

    if (n > 0)
        *a = legal[r->game->player(r, s) == DSK_CHANCE
                       ? rng_pick(rng, weight, n)
                       : (int)rng_below(rng, (uint32_t)n)];
    return n;
}

static int choose(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
                  dsk_action *a)
{
    if (r->game->choose != NULL)
        return r->game->choose(r, s, rng, a);
    return choose_listed(r, s, rng, a);
}

int dsk_sample(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
               dsk_action *a)
{
    int n;

    if (r->game->player(r, s) != DSK_CHANCE)
        return DSK_E_ARGUMENT;
    n = choose(r, s, rng, a);
    if (n <= 0)
        return n < 0 ? n : DSK_E_ARGUMENT;
    return DSK_OK;
}

int dsk_count_legal(const dsk_rules *r, const dsk_state *s)
{
    dsk_action legal[PLAYOUT_LEGAL_MAX];

    if (r->game->count != NULL)
        return r->game->count(r, s);
    return r->game->legal(r, s, legal, NULL, PLAYOUT_LEGAL_MAX);
}

int dsk_pick(const dsk_rules *r, const dsk_state *s, int k, dsk_action *a)
{
    dsk_action legal[PLAYOUT_LEGAL_MAX];

    if (k < 0 || k >= dsk_count_legal(r, s))
        return DSK_E_ARGUMENT;
    if (r->game->nth != NULL) {
        *a = r->game->nth(r, s, k);
        return DSK_OK;
    }
    r->game->legal(r, s, legal, NULL, PLAYOUT_LEGAL_MAX);
    *a = legal[k];
    return DSK_OK;
}

static void play(const dsk_rules *r, dsk_state *s, dsk_action a)
{
    if (r->game->play != NULL)
        r->game->play(r, s, a);
    else
        r->game->apply(r, s, a, NULL, NULL);
}

int dsk_playout(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                uint64_t *digest)
{
    uint64_t unread = 0;

    if (digest == NULL)
        digest = &unread;
    if (r->game->playout != NULL)
        return r->game->playout(r, s, rng, max, digest);
    return playout_loop(r, s, rng, max, digest, choose, play);
}
