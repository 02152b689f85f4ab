/*
 * Which actions a good player would look at: each is carried out on a copy and
 * the position behind it is valued (value.h); a card that is drawn or stolen is
 * taken as the mean of what it may be, and an exchange with the bank as what
 * can be built with it.  Trade between players has its own rules (trade.h).
 */
#include "ai/catan/policy.h"

#include "ai/catan/trade.h"
#include "ai/real.h"
#include "game/mem.h"
#include "weights_catan.h"

/* A loss of so much in chances to win makes an action e times less likely. */
#define SHARP 0.015f
/* What every action that is not silly gets in addition. */
#define FLOOR 0.01f
/* Founding: this many sites are valued exactly. */
enum { FOUND_BEST = 14 };

struct chooser {
    const struct catan_rules *r;
    const struct catan *s;
    const float *w;
    int seat;
    struct look_memo *memo;
};

static float win_of(const struct chooser *x, const struct catan *s)
{
    float win[OWNERS];

    value_win(x->r, s, x->w, x->memo, win);
    return win[x->seat];
}

static bool carry_out(const struct chooser *x, const struct catan *s,
                      dsk_action a, struct catan *to)
{
    *to = *s;
    return catan_apply(&x->r->head, (dsk_state *)to, a, NULL, NULL) == DSK_OK;
}

/* The mean over what chance may draw. */
static float mean_draw(const struct chooser *x, const struct catan *s)
{
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    _Alignas(64) struct catan next;
    int n =
        catan_legal(&x->r->head, (const dsk_state *)s, a, weight, LEGAL_MAX);
    float sum = 0, total = 0;

    for (int i = 0; i < n; i++) {
        if (!carry_out(x, s, a[i], &next))
            continue;
        sum += (float)weight[i] * win_of(x, &next);
        total += (float)weight[i];
    }
    return total > 0 ? sum / total : win_of(x, s);
}

/* Robbing the best of several victims. */
static float best_victim(const struct chooser *x, const struct catan *s)
{
    unsigned victims = catan_robber_victims(x->r, s, s->robber);
    _Alignas(64) struct catan next;
    float best = 0;

    for (; victims != 0; victims &= victims - 1) {
        if (carry_out(x, s, ACT(V_ROB, 0, 0, lowest(victims)), &next))
            best = real_max(best, mean_draw(x, &next));
    }
    return best;
}

static float worth(const struct chooser *x, const struct catan *s)
{
    if (s->phase == PH_STEAL || s->phase == PH_DRAW || s->phase == PH_FORCE)
        return mean_draw(x, s);
    if (s->phase == PH_ROB && s->mover == x->seat)
        return best_victim(x, s);
    return win_of(x, s);
}

/* ------------------------------------------------------------------------ */
/* The bank                                                                 */
/* ------------------------------------------------------------------------ */

/* What can be paid for now and could not before. */
static bool newly_payable(uint32_t before, uint32_t after)
{
    static const uint32_t price[] = {
        COST_ROAD,
        COST_SETTLEMENT,
        COST_CITY,
        COST_DEV,
    };

    for (int i = 0; i < 4; i++) {
        if (cards_cover(after, price[i]) && !cards_cover(before, price[i]))
            return true;
    }
    return false;
}

/* An exchange at the best rate that makes something payable, or saves cards. */
static bool sensible_bank(const struct catan *s, dsk_action a)
{
    int give = act_c(a), rate = act_a(a), p = s->active;
    uint32_t hand = s->hand[p];
    uint32_t after = hand - cards_of(give, rate) + cards_of(act_b(a), 1);

    if (rate != catan_sea_rate(s, p, give))
        return false;
    return newly_payable(hand, after) || s->cards[p] > HAND_LIMIT ||
           cards_get(hand, give) >= 2 * rate;
}

static bool builds(dsk_action a)
{
    enum verb v = act_verb(a);

    return v == V_SETTLE || v == V_CITY || v == V_BUY || v == V_ROAD;
}

/* The best that can be built after an exchange, or the hand as it is. */
static float worth_bank(const struct chooser *x, dsk_action a)
{
    dsk_action b[LEGAL_MAX];
    _Alignas(64) struct catan next, built;
    float best;
    int n;

    if (!carry_out(x, x->s, a, &next))
        return 0;
    best = win_of(x, &next);
    n = catan_legal(&x->r->head, (const dsk_state *)&next, b, NULL, LEGAL_MAX);
    for (int i = 0; i < n; i++) {
        /* a road alone is seldom worth three or four cards */
        if (builds(b[i]) && carry_out(x, &next, b[i], &built))
            best = real_max(best, win_of(x, &built));
    }
    return best;
}

/* ------------------------------------------------------------------------ */
/* Phase by phase                                                           */
/* ------------------------------------------------------------------------ */

static bool negotiates(dsk_action a)
{
    enum verb v = act_verb(a);

    return v >= V_GIVE && v <= V_WITHDRAW;
}

/* A hex with own pieces, though there are others with rivals on them. */
static bool robs_itself(const struct chooser *x, dsk_action a)
{
    return act_verb(a) == V_ROBBER &&
           (buildings_of(x->s, x->seat) & catan_hex_vertices[act_a(a)]) != 0;
}

/* -1: not worth a try. */
static float worth_action(const struct chooser *x, dsk_action a)
{
    _Alignas(64) struct catan next;

    if (act_verb(a) == V_BANK)
        return sensible_bank(x->s, a) ? worth_bank(x, a) : -1;
    if (negotiates(a) || robs_itself(x, a) || !carry_out(x, x->s, a, &next))
        return -1;
    return worth(x, &next);
}

/* From values to likelihoods. */
static void sharpen(float *prior, int n)
{
    float best = -1;

    for (int i = 0; i < n; i++)
        best = real_max(best, prior[i]);
    for (int i = 0; i < n; i++) {
        if (prior[i] < 0)
            prior[i] = 0;
        else
            prior[i] = FLOOR + real_exp((prior[i] - best) / SHARP);
    }
}

/* Begins an offer, if one is worth it. */
static void add_offer(const struct chooser *x, const dsk_action *a, int n,
                      float *prior)
{
    float gain;
    dsk_action step = trade_step(x->r, x->s, x->w, x->memo, &gain);

    for (int i = 0; i < n && step != 0; i++) {
        if (a[i] == step)
            prior[i] = 0.5f + real_min(gain / SHARP, 2.0f);
    }
}

static void trade_priors(const struct chooser *x, const dsk_action *a, int n,
                         float *prior)
{
    float gain;
    dsk_action step = trade_step(x->r, x->s, x->w, x->memo, &gain);
    bool found = false;

    for (int i = 0; i < n; i++) {
        prior[i] = a[i] == step;
        found |= a[i] == step;
    }
    /* A draft that somebody else began may have no way to a good deal. */
    for (int i = 0; i < n && !found; i++)
        prior[i] = act_verb(a[i]) == V_WITHDRAW || act_verb(a[i]) == V_REJECT;
}

/* The most promising sites are valued, the others keep a small chance. */
static void found_priors(const struct chooser *x, const dsk_action *a, int n,
                         float *prior)
{
    float site[LEGAL_MAX];
    int pips[NRESOURCES];
    _Alignas(64) struct catan next;

    look_income(x->s, x->seat, pips);
    for (int i = 0; i < n; i++) {
        site[i] = look_site_worth(x->s, &x->w[W_CATAN_SITE_LUMBER], pips,
                                  x->s->ports[x->seat], act_a(a[i]));
        prior[i] = -1;
    }
    for (int k = 0; k < FOUND_BEST && k < n; k++) {
        int best = 0;

        for (int i = 1; i < n; i++) {
            if (site[i] > site[best])
                best = i;
        }
        site[best] = -1;
        if (carry_out(x, x->s, a[best], &next))
            prior[best] = win_of(x, &next);
    }
}

/* The quick move gets a share of its own. */
static void add_quick(const struct chooser *x, const dsk_action *a, int n,
                      float *prior)
{
    float share = x->w[W_CATAN_PRIOR_QUICK], sum = 0;
    dsk_action quick;

    if (share <= 0)
        return;
    quick = catan_quick_choice(x->r, x->s, x->w, x->memo);
    for (int i = 0; i < n; i++)
        sum += prior[i];
    for (int i = 0; i < n; i++) {
        if (a[i] == quick && prior[i] > 0)
            prior[i] += share * sum;
    }
}

void catan_priors(const dsk_rules *rules, const dsk_state *state,
                  const float *w, const dsk_action *a, int n, void *scratch,
                  float *prior)
{
    struct chooser x = {catan_rules(rules), catan_state_c(state), w,
                        catan_state_c(state)->mover,
                        (struct look_memo *)scratch};

    if (x.s->phase >= PH_OFFER && x.s->phase <= PH_CHOOSE) {
        trade_priors(&x, a, n, prior);
        return;
    }
    if (x.s->phase == PH_FOUND_SETTLEMENT) {
        found_priors(&x, a, n, prior);
    } else {
        for (int i = 0; i < n; i++)
            prior[i] = worth_action(&x, a[i]);
    }
    sharpen(prior, n);
    add_quick(&x, a, n, prior);
    if (x.s->phase == PH_MAIN && catan_trade_open(x.r, x.s))
        add_offer(&x, a, n, prior);
}
