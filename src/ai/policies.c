/*
 * The policies of the games, and the one of a game that has none: it counts
 * what every seat would have if the game ended now, and takes a lead of half
 * as much as the scores together for a sure win.  See policy.h.
 */
#include "ai/policy.h"

#include "ai/carcassonne/policy.h"
#include "ai/catan/policy.h"
#include "ai/real.h"
#include "game/rng.h"
#include "game/text.h"

/* One line a game: an entry of its own folder. */
static const struct ai_policy *const policies[] = {
    &ai_policy_carcassonne,
    &ai_policy_carcassonne_hidden,
    &ai_policy_catan,
    NULL,
};

/* ---- a game without an entry -------------------------------------------- */

/*
 *   [a state for dsk_standing][a legal list]
 */
static size_t plain_scratch(const dsk_rules *r)
{
    return dsk_state_size(r) + (size_t)dsk_max_legal(r) * sizeof(dsk_action);
}

static void plain_finished(unsigned winners, int players, float *win)
{
    int n = 0;

    for (int i = 0; i < players; i++)
        n += (winners >> i & 1) != 0;
    for (int i = 0; i < players; i++)
        win[i] = winners >> i & 1 ? 1.0f / (float)n : 0;
}

static void plain_evaluate(const dsk_rules *r, const dsk_state *s,
                           const float *w, void *scratch, float *win,
                           float *score)
{
    int points[DSK_PLAYERS_MAX], n = dsk_players(r), best = 0;
    unsigned winners = dsk_winners(r, s);
    float sum = 0, scale = 0;

    (void)w;
    dsk_standing(r, s, DSK_REFEREE, (dsk_state *)scratch, points);
    for (int i = 0; i < n; i++) {
        score[i] = (float)points[i];
        scale += score[i] > 0 ? score[i] : 0;
        if (points[i] > best)
            best = points[i];
    }
    if (winners != 0) {
        plain_finished(winners, n, win);
        return;
    }
    for (int i = 0; i < n; i++) {
        win[i] = real_exp(8 * (score[i] - (float)best) / (scale + 8));
        sum += win[i];
    }
    for (int i = 0; i < n; i++)
        win[i] /= sum;
}

static dsk_action plain_playout(const dsk_rules *r, const dsk_state *s,
                                const float *w, void *scratch, uint64_t *rng)
{
    dsk_action *a = (dsk_action *)((char *)scratch + dsk_state_size(r));
    int n = dsk_legal(r, s, a, NULL, dsk_max_legal(r));

    (void)w;
    return a[rng_below(rng, (uint32_t)n)];
}

static const struct ai_policy plain = {
    .game = "",
    .scratch_size = plain_scratch,
    .evaluate = plain_evaluate,
    .playout = plain_playout,
};

/* ---- the table ---------------------------------------------------------- */

const struct ai_policy *ai_policy_of(const dsk_rules *r)
{
    const char *game = dsk_rules_game(r);

    for (int i = 0; policies[i] != NULL; i++) {
        if (text_same(policies[i]->game, game) &&
            (policies[i]->plays == NULL || policies[i]->plays(r)))
            return policies[i];
    }
    return &plain;
}

void ai_weights_default(const struct ai_policy *p, float *w)
{
    for (int i = 0; i < p->nweights; i++)
        w[i] = p->weights[i].value;
}

int ai_weight_find(const struct ai_policy *p, const char *name, size_t len)
{
    for (int i = 0; i < p->nweights; i++) {
        if (text_is(name, len, p->weights[i].name))
            return i;
    }
    return -1;
}
