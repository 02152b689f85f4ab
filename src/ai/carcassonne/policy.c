/* Carcassonne's entry in the table of policies: see ai/policy.h. */
#include "ai/carcassonne/policy.h"

#include "ai/carcassonne/moves.h"
#include "game/rng.h"

static void carc_evaluate(const dsk_rules *r, const dsk_state *s,
                          const float *w, void *scratch, float *win,
                          float *score)
{
    struct moves_scratch *m = scratch;

    eval_points(carc_rules(r), carc_state_c(s), w, &m->odds, score);
    eval_win(carc_rules(r), carc_state_c(s), w, score, win);
}

/* e^(value / temper): some points behind the best is next to nothing. */
static void carc_priors(const dsk_rules *r, const dsk_state *s, const float *w,
                        const dsk_action *a, int n, void *scratch, float *prior)
{
    float best = MOVES_SAME;

    moves_value(r, s, w, a, n, (struct moves_scratch *)scratch, prior);
    for (int i = 0; i < n; i++)
        best = real_max(best, prior[i]);
    for (int i = 0; i < n; i++)
        prior[i] = prior[i] <= MOVES_SAME
                       ? 0
                       : real_exp((prior[i] - best) / w[W_CARCASSONNE_TEMPER]) +
                             0.0001f;
}

/* The best action at a glance, equal ones by lot. */
static dsk_action carc_playout(const dsk_rules *r, const dsk_state *s,
                               const float *w, void *scratch, uint64_t *rng)
{
    struct moves_scratch *m = scratch;
    int n = dsk_legal(r, s, m->list, NULL, LEGAL_MAX), choice = 0;
    uint32_t equal = 1;

    if (n == 1)
        return m->list[0];
    moves_value(r, s, w, m->list, n, m, m->value);
    for (int i = 1; i < n; i++) {
        if (m->value[i] > m->value[choice]) {
            choice = i;
            equal = 1;
        } else if (m->value[i] == m->value[choice] &&
                   rng_below(rng, ++equal) == 0) {
            choice = i;
        }
    }
    return m->list[choice];
}

/* A figure more than this in hand is worth nothing more to `greedy`. */
#define HAND_MAX 7
/* With fewer tiles than this in the bag, figures lose their worth. */
#define LEFT_FULL 12

static int carc_in_hand(const dsk_rules *r, const dsk_state *state, int seat)
{
    /* The last figure in hand is worth six points, the first of many next to
       nothing.  Against a value of 0 everywhere this won 80 % of games. */
    static const int value[HAND_MAX + 1] = {
        0, 96, 150, 186, 210, 225, 234, 240,
    };
    const struct carc *s = carc_state_c(state);
    int left = s->bag_left < LEFT_FULL ? s->bag_left : LEFT_FULL, hand = 0;

    (void)r;
    for (int f = 0; f < NFIGURES; f++)
        hand += s->supply[seat][f];
    return value[hand < HAND_MAX ? hand : HAND_MAX] * left / LEFT_FULL;
}

/* Does everybody see everything? */
static bool is_open(const dsk_rules *r)
{
    return r->game->open(r);
}

#define CARC_POLICY                                                            \
    .game = "carcassonne", .weights = weights_carcassonne,                     \
    .nweights = NW_CARCASSONNE, .settle = true,                                \
    .scratch_size = moves_scratch_size, .prepare = moves_prepare,              \
    .evaluate = carc_evaluate, .priors = carc_priors, .playout = carc_playout, \
    .in_hand = carc_in_hand, .terms = eval_terms, .term = eval_term_kinds,     \
    .heard = eval_heard, .settled = eval_settled, .places = eval_places,       \
    .term_later = TERM_LATER, .term_place = eval_term_place,                   \
    .level = {[LEVEL_CHILD] = {30, 0.055f, 0.3f, false},                       \
              [LEVEL_EASY] = {80, 0.032f, 0.15f, false},                       \
              [LEVEL_MEDIUM] = {300, 0.02f, 0.08f, false},                     \
              [LEVEL_HARD] = {.playouts = 1500},                               \
              [LEVEL_MASTER] = {.playouts = 2000, .deep = true}}

const struct ai_policy ai_policy_carcassonne = {
    CARC_POLICY,
    .open = true,
    .plays = is_open,
};

const struct ai_policy ai_policy_carcassonne_hidden = {
    CARC_POLICY,
};
