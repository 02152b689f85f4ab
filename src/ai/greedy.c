/*
 * The bot `greedy`: one turn deep, by points.
 *
 * It tries every legal action, goes on with its own further decisions of the
 * same turn (place, then figure, ...) until somebody else or chance acts, and
 * counts what the game would bring if it ended there: its points less those of
 * its best opponent.  What it keeps in hand counts a little too (policy.h), so
 * that it does not spend its last figure for a point.  Where the game has a
 * rule of thumb of its own (dsk_value) it goes by that instead.  The best line
 * wins; of equal ones the shortest, so that nothing is begun and taken back on
 * the way (an offer in Catan); of those, one by lot.
 */
#include "ai/scratch.h"

#include "ai/policy.h"
#include "game/check.h"
#include "game/rng.h"

/* Positions weighed for one choice, shared out equally among its actions. */
#define BUDGET 8192

struct look {
    const struct ai_context *c;
    const struct ai_policy *policy;
    int seat;
    int left; /* positions this action of the root may still weigh */
};

/* Own points less those of the best opponent. */
static int margin(const int *points, int players, int seat)
{
    int best = INT32_MIN;

    for (int i = 0; i < players; i++) {
        if (i != seat && points[i] > best)
            best = points[i];
    }
    return best == INT32_MIN ? points[seat] : points[seat] - best;
}

static int weigh(struct look *x, const dsk_state *s)
{
    const dsk_rules *r = x->c->rules;
    int points[DSK_PLAYERS_MAX], value;

    x->left--;
    if (dsk_value(r, s, x->seat, &value) == DSK_OK)
        return value;
    dsk_standing(r, s, DSK_REFEREE, ai_state(x->c, AI_TALLY), points);
    value = margin(points, dsk_players(r), x->seat) * AI_POINT;
    if (x->policy->in_hand != NULL)
        value += x->policy->in_hand(r, s, x->seat);
    return value;
}

/*
 * What a line is judged by: its value first, then how short it is.  Both in
 * one number, for a line has at most AI_DEPTH actions.
 */
#define LINE_STEP (AI_DEPTH + 1)

static int64_t best_below(struct look *x, int depth);

/* Judgement of action a in the state of this depth. */
static int64_t try_action(struct look *x, int depth, dsk_action a)
{
    dsk_state *next = ai_state(x->c, depth + 1);

    dsk_copy(x->c->rules, next, ai_state(x->c, depth));
    dsk_apply(x->c->rules, next, a, NULL, NULL);
    return best_below(x, depth + 1);
}

/* The best this seat can still do in the state of this depth. */
static int64_t best_below(struct look *x, int depth)
{
    const dsk_rules *r = x->c->rules;
    dsk_state *s = ai_state(x->c, depth);
    dsk_action *legal;
    int64_t best = INT64_MIN;
    int n;

    if (depth == AI_DEPTH || x->left <= 0 || dsk_player(r, s) != x->seat)
        return (int64_t)weigh(x, s) * LINE_STEP - depth;
    legal = ai_list(x->c, depth);
    n = dsk_legal(r, s, legal, NULL, dsk_max_legal(r));
    for (int i = 0; i < n && (x->left > 0 || i == 0); i++) {
        int64_t value = try_action(x, depth, legal[i]);

        if (value > best)
            best = value;
    }
    return best;
}

dsk_action ai_greedy(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng)
{
    struct look x = {.c = c,
                     .policy = ai_policy_of(c->rules),
                     .seat = dsk_player(c->rules, s)};
    dsk_action *legal = ai_list(c, 0), choice = 0;
    int64_t best = 0;
    int n;
    uint32_t equal = 0;

    dsk_assert(x.seat >= 0);
    dsk_copy(c->rules, ai_state(c, 0), s);
    dsk_resample(c->rules, ai_state(c, 0), x.seat, rng_next(rng));
    n = ai_legal(c, ai_state(c, 0), legal);
    for (int i = 0; i < n; i++) {
        int64_t value;

        x.left = 1 + BUDGET / n;
        value = try_action(&x, 0, legal[i]);
        if (equal == 0 || value > best) {
            best = value;
            equal = 0;
        }
        /* The k-th of equal ones replaces the choice with chance 1/k. */
        if (value == best && rng_below(rng, ++equal) == 0)
            choice = legal[i];
    }
    return choice;
}
