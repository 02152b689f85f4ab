/*
 * Expectimax with Star2: see expect.h.
 *
 * The memory is a stack of levels, one for each action made:
 *
 *   [scratch of the policy][level 0][level 1]...
 *   level: [state][legal list][weights or priors][bounds]
 *
 * Values are the thinking seat's chance to win, 0..1.  alpha and beta bound
 * what still matters, as in any search of that kind.
 */
#include "ai/expect.h"

#include "ai/real.h"
#include "game/check.h"
#include "game/rng.h"

/* Most actions on a line: a turn of both games is far shorter. */
#define LEVELS 24
/* Positions between two looks at the clock. */
#define CLOCK_EVERY 8

struct level {
    dsk_state *state;
    dsk_action *legal;
    uint32_t *weight; /* of chance */
    float *number;    /* priors of a decision, bounds of a draw */
};

struct look {
    const dsk_rules *rules;
    const struct ai_policy *policy;
    const float *weights;
    const struct expect_limits *limits;
    char *memory;
    int seat;
    uint64_t left;  /* positions that may still be valued */
    uint64_t looks; /* at whether to go on                */
    uint64_t until; /* when the time is over              */
    bool over;      /* stopped, or out of time            */
};

static size_t lines(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

static size_t scratch_bytes(const dsk_rules *r)
{
    const struct ai_policy *p = ai_policy_of(r);

    return lines(p->scratch_size != NULL ? p->scratch_size(r) : 1);
}

static size_t list_bytes(const dsk_rules *r)
{
    return lines((size_t)dsk_max_legal(r) * sizeof(uint32_t));
}

static size_t level_bytes(const dsk_rules *r)
{
    return lines(dsk_state_size(r)) + 3 * list_bytes(r);
}

size_t expect_memory(const dsk_rules *r)
{
    return scratch_bytes(r) + LEVELS * level_bytes(r);
}

static struct level level_of(const struct look *x, int i)
{
    char *at =
        x->memory + scratch_bytes(x->rules) + (size_t)i * level_bytes(x->rules);
    size_t list = list_bytes(x->rules);
    struct level l;

    dsk_assert(i >= 0 && i < LEVELS);
    l.state = (dsk_state *)at;
    at += lines(dsk_state_size(x->rules));
    l.legal = (dsk_action *)at;
    l.weight = (uint32_t *)(at + list);
    l.number = (float *)(at + 2 * list);
    return l;
}

static bool by_hand(const struct look *x)
{
    return x->limits->by_hand && x->policy->by_hand != NULL;
}

static float value_at(struct look *x, const dsk_state *s)
{
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX];

    x->left -= x->left > 0;
    if (by_hand(x))
        x->policy->by_hand(x->rules, s, x->weights, x->memory, win, score);
    else
        x->policy->evaluate(x->rules, s, x->weights, x->memory, win, score);
    return win[x->seat];
}

/* By prior, the likeliest first: so that cuts come early. */
static void sort_actions(struct level *l, int n)
{
    for (int i = 1; i < n; i++) {
        float prior = l->number[i];
        dsk_action a = l->legal[i];
        int k = i;

        for (; k > 0 && l->number[k - 1] < prior; k--) {
            l->number[k] = l->number[k - 1];
            l->legal[k] = l->legal[k - 1];
        }
        l->number[k] = prior;
        l->legal[k] = a;
    }
}

/* Leaves out what such a player never does, unless there is nothing else. */
static int leave_out(const struct look *x, struct level *l, int n)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (!x->policy->refuses(x->rules, l->state, l->legal[i]))
            l->legal[kept++] = l->legal[i];
    }
    return kept > 0 ? kept : n;
}

static int list_actions(struct look *x, struct level *l, bool decision)
{
    int n = dsk_legal(x->rules, l->state, l->legal, l->weight,
                      dsk_max_legal(x->rules));

    if (decision && by_hand(x))
        return x->policy->refuses != NULL ? leave_out(x, l, n) : n;
    if (n > 1 && decision && x->policy->priors != NULL) {
        x->policy->priors(x->rules, l->state, x->weights, l->legal, n,
                          x->memory, l->number);
        sort_actions(l, n);
        while (n > 1 && l->number[n - 1] <= 0 && l->number[0] > 0)
            n--; /* not worth a try */
    }
    return n;
}

/*
 * Must it answer at once?  Then no loop goes on: what is open gets the value of
 * where it stands.
 */
static bool is_over(struct look *x)
{
    const struct expect_limits *m = x->limits;

    if (x->over)
        return true;
    x->over = m->stop != NULL &&
              atomic_load_explicit(m->stop, memory_order_relaxed) != 0;
    if (m->time > 0 && m->now != NULL && x->looks++ % CLOCK_EVERY == 0)
        x->over |= m->now(m->user) >= x->until;
    return x->over;
}

static float search(struct look *x, int i, int depth, float alpha, float beta);

/* Value of one action made at level i. */
static float follow(struct look *x, int i, dsk_action a, int depth, float alpha,
                    float beta)
{
    struct level here = level_of(x, i), next = level_of(x, i + 1);

    dsk_copy(x->rules, next.state, here.state);
    if (dsk_apply(x->rules, next.state, a, NULL, NULL) < 0)
        return value_at(x, here.state);
    return search(x, i + 1, depth, alpha, beta);
}

/* ---- decisions ---------------------------------------------------------- */

/* At most `most` of the actions (a probe looks at one). */
static float decide(struct look *x, int i, int depth, float alpha, float beta,
                    int most)
{
    struct level l = level_of(x, i);
    bool own = dsk_player(x->rules, l.state) == x->seat;
    int n = list_actions(x, &l, true);
    float best = own ? -1.0f : 2.0f;

    if (!x->limits->turns)
        depth--;
    for (int k = 0; k < n && k < most; k++) {
        float value = follow(x, i, l.legal[k], depth, alpha, beta);

        if (own) {
            best = real_max(best, value);
            alpha = real_max(alpha, best);
        } else {
            best = real_min(best, value);
            beta = real_min(beta, best);
        }
        if (alpha >= beta || is_over(x))
            break;
    }
    return n > 0 ? best : value_at(x, l.state);
}

/* ---- chance ------------------------------------------------------------- */

/*
 * What is known of a draw's value is kept in one number: value for at least
 * that (own decision), value - 2 for at most that, NO_BOUND for neither.
 */
#define NO_BOUND 5.0f

static float low_of(float bound)
{
    return bound >= 0 && bound < NO_BOUND ? bound : 0;
}

static float high_of(float bound)
{
    return bound < 0 ? bound + 2 : 1;
}

/* Star2's first look: the likeliest answer to every draw bounds its value. */
static void probe(struct look *x, int i, int depth, int n)
{
    struct level l = level_of(x, i), next = level_of(x, i + 1);

    for (int k = 0; k < n; k++) {
        int who;
        float value;

        dsk_copy(x->rules, next.state, l.state);
        dsk_apply(x->rules, next.state, l.legal[k], NULL, NULL);
        who = dsk_player(x->rules, next.state);
        l.number[k] = NO_BOUND;
        if (who < 0 || is_over(x))
            continue;
        value = decide(x, i + 1, depth, 0, 1, 1);
        l.number[k] = who == x->seat ? value : value - 2;
    }
}

/* Star1 over the draws, between the bounds that the probe has found. */
static float draw_all(struct look *x, int i, int depth, int n, float total,
                      float alpha, float beta)
{
    struct level l = level_of(x, i);
    float sum = 0, rest_low = 0, rest_high = 0;

    for (int k = 0; k < n; k++) {
        rest_low += (float)l.weight[k] / total * low_of(l.number[k]);
        rest_high += (float)l.weight[k] / total * high_of(l.number[k]);
    }
    if (rest_low >= beta)
        return rest_low;
    if (rest_high <= alpha)
        return rest_high;
    for (int k = 0; k < n; k++) {
        float p = (float)l.weight[k] / total, value, low, high;

        rest_low -= p * low_of(l.number[k]);
        rest_high -= p * high_of(l.number[k]);
        low = (alpha - sum - rest_high) / p;
        high = (beta - sum - rest_low) / p;
        value = follow(x, i, l.legal[k], depth, real_max(low, 0),
                       real_min(high, 1));
        sum += p * value;
        if (is_over(x))
            return sum + (rest_low + rest_high) / 2;
        if (value <= low)
            return sum + rest_high;
        if (value >= high)
            return sum + rest_low;
    }
    return sum;
}

static float draw(struct look *x, int i, int depth, float alpha, float beta)
{
    struct level l = level_of(x, i);
    int n = list_actions(x, &l, false);
    float total = 0;

    for (int k = 0; k < n; k++)
        total += (float)l.weight[k];
    if (n <= 0 || total <= 0 || i + 2 >= LEVELS)
        return value_at(x, l.state);
    probe(x, i, depth, n);
    if (is_over(x))
        return value_at(x, l.state);
    return draw_all(x, i, depth, n, total, alpha, beta);
}

/* ---- the search --------------------------------------------------------- */

static float search(struct look *x, int i, int depth, float alpha, float beta)
{
    struct level l = level_of(x, i);
    int who = dsk_player(x->rules, l.state);

    if (who == DSK_CHANCE && x->limits->turns)
        depth--;
    if (who == DSK_OVER || depth <= 0 || i + 1 >= LEVELS || x->left == 0 ||
        is_over(x))
        return value_at(x, l.state);
    if (who == DSK_CHANCE)
        return draw(x, i, depth, alpha, beta);
    return decide(x, i, depth, alpha, beta, INT32_MAX);
}

dsk_action expect_choose(const dsk_rules *r, const dsk_state *s,
                         const float *weights,
                         const struct expect_limits *limits, void *memory,
                         uint64_t *rng)
{
    struct look x = {.rules = r,
                     .policy = ai_policy_of(r),
                     .weights = weights,
                     .limits = limits,
                     .memory = (char *)memory};
    struct level l = level_of(&x, 0);
    float best = -1;
    dsk_action choice = 0;
    int n;

    if (x.policy->prepare != NULL)
        x.policy->prepare(memory);
    x.left = limits->values;
    if (limits->time > 0 && limits->now != NULL)
        x.until = limits->now(limits->user) + limits->time;
    x.seat = dsk_player(r, s);
    dsk_assert(x.seat >= 0);
    dsk_copy(r, l.state, s);
    dsk_resample(r, l.state, x.seat, rng_next(rng));
    n = list_actions(&x, &l, true);
    for (int k = 0; k < n; k++) {
        float value = n == 1 ? 0
                             : follow(&x, 0, l.legal[k],
                                      limits->depth - !limits->turns, best, 1);

        if (choice == 0 || value > best) {
            best = value;
            choice = l.legal[k];
        }
        if (is_over(&x))
            break; /* the likeliest came first */
    }
    return choice;
}
