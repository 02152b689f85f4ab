/* Catan's entry in the table of policies: see policy.h. */
#include "ai/catan/policy.h"

#include "ai/catan/handmade.h"
#include "ai/catan/memo.h"
#include "ai/catan/value.h"
#include "game/mem.h"
#include "weights_catan.h"

_Static_assert(W_CATAN_P4_CAN_REACH_LATE + 1 == 3 * 2 * NFEATURES,
               "the weights of features come first, six for each");

/* Where a seat will probably end: a winner has ten, the others fall short. */
static void end_scores(const struct catan *s, int players, const float *win,
                       float *score)
{
    int most = 0;

    for (int p = 0; p < players; p++) {
        if (all_points(s, p) > most)
            most = all_points(s, p);
    }
    for (int p = 0; p < players; p++) {
        float points = (float)all_points(s, p);
        float growth = 0.7f * (float)(WIN_POINTS - most);
        float loser = points + growth < 9 ? points + growth : 9;

        if (s->phase == PH_OVER)
            score[p] = points;
        else
            score[p] = win[p] * WIN_POINTS + (1 - win[p]) * loser;
    }
}

static void evaluate(const dsk_rules *r, const dsk_state *s, const float *w,
                     void *scratch, float *win, float *score)
{
    value_win(catan_rules(r), catan_state_c(s), w, (struct look_memo *)scratch,
              win);
    end_scores(catan_state_c(s), r->players, win, score);
}

/* Where the first settlements lie decides half a game. */
static bool opening(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return catan_state_c(s)->phase == PH_FOUND_SETTLEMENT ||
           catan_state_c(s)->phase == PH_FOUND_ROAD;
}

/* Only the sum of two dice counts: with the smallest die that can be. */
static dsk_action alike(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    int sum = act_a(a) + act_b(a), small = sum > 7 ? sum - 6 : 1;

    (void)r;
    return act_verb(a) == V_DICE && catan_state_c(s)->phase == PH_ROLL
               ? ACT(V_DICE, 0, small, sum - small)
               : a;
}

/* Offers that a simple bot begins in a turn: where they have no limit, it would
 * otherwise compose and withdraw for ever. */
#define OFFERS_ENOUGH 10

static bool enough(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    enum verb v = act_verb(a);

    (void)r;
    return (v == V_GIVE || v == V_WANT || v == V_ASK) &&
           catan_state_c(s)->phase == PH_MAIN &&
           catan_state_c(s)->offers >= OFFERS_ENOUGH;
}

/* Scratch is what was counted before. */
static size_t scratch_size(const dsk_rules *r)
{
    (void)r;
    return sizeof(struct look_memo);
}

static void prepare(void *scratch)
{
    mem_fill(scratch, 0, sizeof(struct look_memo));
}

const struct ai_policy ai_policy_catan = {
    .game = "catan",
    .weights = weights_catan,
    .nweights = NW_CATAN,
    .open = false,
    /* They misjudge chances to win, of which an action seldom changes more
     * than a few hundredths. */
    .level = {[LEVEL_CHILD] = {40, 0.06f, 0.35f, false},
              [LEVEL_EASY] = {120, 0.03f, 0.2f, false},
              [LEVEL_MEDIUM] = {400, 0.012f, 0.08f, false},
              [LEVEL_HARD] = {.playouts = 2000, .deep = true},
              [LEVEL_MASTER] = {.playouts = 12000, .deep = true}},
    .scratch_size = scratch_size,
    .prepare = prepare,
    .evaluate = evaluate,
    .terms = catan_terms,
    .term = catan_term_kinds,
    .priors = catan_priors,
    .playout = catan_quick,
    .opening = opening,
    .alike = alike,
    .by_hand = handmade_evaluate,
    .refuses = handmade_refuses,
    .enough = enough,
};
