/* Negotiation: see trade.h. */
#include "ai/catan/trade.h"

#include "ai/real.h"
#include "game/mem.h"

/* Chances to win that make an offer, or a yes, worth while. */
#define OFFER_GAIN  0.004f
#define ACCEPT_GAIN 0.002f
/* A partner who gains so much more says yes three times in four. */
#define EAGER 0.008f

/* From the proposer's side: what he gives and gets. */
struct deal {
    uint32_t give, want;
    float gain; /* his chances to win that he may expect of it */
};

/* Everything that is weighed against a position. */
struct scales {
    const struct catan_rules *r;
    const struct catan *s;
    const float *weights;
    struct look look;
    float board[OWNERS]; /* utility without the hand */
    float u[OWNERS];     /* with it */
    float win[OWNERS];
};

/* Is p so near to victory that nobody should deal with him? */
static bool trade_barred(const struct catan *s, int p)
{
    int points = open_points(s, p), hidden = dev_count(s, p);

    return points >= WIN_POINTS - 2 ||
           (points == WIN_POINTS - 3 && hidden >= 2);
}

static void scales_set(struct scales *x, const struct catan_rules *r,
                       const struct catan *s, const float *w,
                       struct look_memo *memo)
{
    x->r = r;
    x->s = s;
    x->weights = value_weights(w, r->head.players);
    look_at(r, s, memo, &x->look);
    for (int p = 0; p < r->head.players; p++) {
        x->board[p] =
            value_sum(x->weights, x->look.stage, x->look.f[p], 0, LOOK_HAND);
        x->u[p] = x->board[p] + value_sum(x->weights, x->look.stage,
                                          x->look.f[p], LOOK_HAND, NFEATURES);
    }
    value_softmax(x->u, r->head.players, x->win);
}

/* Utility of p if he held these cards. */
static float with_hand(const struct scales *x, int p, uint32_t hand)
{
    float f[NFEATURES];

    look_hand(&x->look, p, hand, f);
    return x->board[p] +
           value_sum(x->weights, x->look.stage, f, LOOK_HAND, NFEATURES);
}

/* What a swap brings to a, who gives, and to b, in chances to win. */
static void weigh(const struct scales *x, int a, int b, uint32_t give,
                  uint32_t want, float *gain_a, float *gain_b)
{
    uint32_t hand_a = x->s->hand[a], hand_b = x->s->hand[b];
    float u[OWNERS], win[OWNERS];

    *gain_a = *gain_b = -1;
    if (!cards_cover(hand_a, give) || !cards_cover(hand_b, want))
        return;
    mem_copy(u, x->u, sizeof u);
    u[a] = with_hand(x, a, hand_a - give + want);
    u[b] = with_hand(x, b, hand_b - want + give);
    value_softmax(u, x->r->head.players, win);
    *gain_a = win[a] - x->win[a];
    *gain_b = win[b] - x->win[b];
}

/* ------------------------------------------------------------------------ */
/* Offers                                                                   */
/* ------------------------------------------------------------------------ */

/* Could q hold these cards, as far as p knows? */
static bool could_hold(const struct catan *s, int p, int q, uint32_t cards)
{
    uint32_t known = s->known[p][q];

    return cards_sum(cards_minus(cards, known)) <=
           s->cards[q] - cards_sum(known);
}

/* What an offer to everybody may bring: the partner most likely to agree. */
static float offer_gain(const struct scales *x, int me, uint32_t give,
                        uint32_t want)
{
    float best = 0;

    for (int q = 0; q < x->r->head.players; q++) {
        float mine, theirs, likely;

        if (q == me || trade_barred(x->s, q) || !could_hold(x->s, me, q, want))
            continue;
        weigh(x, me, q, give, want, &mine, &theirs);
        if (mine < OFFER_GAIN)
            continue;
        likely = real_sigmoid(1.1f * theirs / EAGER);
        best = real_max(best, mine * likely);
    }
    return best;
}

/* Is the deal one that the draft can still become? */
static bool extends(uint32_t draft_give, uint32_t draft_want, uint32_t give,
                    uint32_t want)
{
    return cards_cover(give, draft_give) && cards_cover(want, draft_want) &&
           (draft_want == 0 || draft_give == give);
}

static void try_offer(const struct scales *x, int me, uint32_t give,
                      uint32_t want, struct deal *best)
{
    float gain = offer_gain(x, me, give, want);

    if (gain > best->gain) {
        best->gain = gain;
        best->give = give;
        best->want = want;
    }
}

/* All pairs of kinds: n of one against one of another. */
static void try_pairs(const struct scales *x, int me, int n, struct deal *best)
{
    const struct catan *s = x->s;

    for (int g = 0; g < NRESOURCES; g++) {
        uint32_t give = cards_of(g, n);

        if (cards_get(s->hand[me], g) < n)
            continue;
        for (int k = 0; k < NRESOURCES; k++) {
            uint32_t want = cards_of(k, 1);

            if (k != g && extends(s->give, s->want, give, want))
                try_offer(x, me, give, want, best);
        }
    }
}

/* A call for the kind that a swap of any sort would make the most of. */
static void try_call(const struct scales *x, int me, struct deal *best)
{
    const struct catan *s = x->s;
    uint32_t named = s->want;

    if (s->give != 0 || cards_sum(named) > 1)
        return;
    for (int g = 0; g < NRESOURCES; g++) {
        for (int k = 0; k < NRESOURCES; k++) {
            uint32_t want = cards_of(k, 1);

            if (k != g && cards_get(s->hand[me], g) > 0 &&
                (named == 0 || named == want))
                try_offer(x, me, cards_of(g, 1), want, best);
        }
    }
    best->give = 0;
}

/* The best offer of the sort that is due after this many in this turn. */
static struct deal best_offer(const struct scales *x, int me, int made)
{
    struct deal best = {0, 0, 0};

    if (made == 0)
        try_pairs(x, me, 1, &best);
    else if (made == 1 && x->r->counters)
        try_call(x, me, &best);
    else if (made == 2)
        try_pairs(x, me, 2, &best);
    return best;
}

/* ------------------------------------------------------------------------ */
/* Answers                                                                  */
/* ------------------------------------------------------------------------ */

static void try_counter(const struct scales *x, int me, uint32_t give,
                        uint32_t want, struct deal *best)
{
    const struct catan *s = x->s;
    float mine, theirs;

    if (give == want ||
        !extends(s->counter_give[me], s->counter_want[me], give, want))
        return;
    if (give == s->want && want == s->give)
        return; /* that is what was offered */
    weigh(x, me, s->active, give, want, &mine, &theirs);
    if (mine < OFFER_GAIN || theirs < ACCEPT_GAIN)
        return;
    mine *= real_sigmoid(1.1f * theirs / EAGER);
    if (mine > best->gain) {
        best->give = give;
        best->want = want;
        best->gain = mine;
    }
}

/* One card of what the other wants, for something both can live with. */
static struct deal best_counter(const struct scales *x, int me)
{
    const struct catan *s = x->s;
    struct deal best = {0, 0, 0};

    if (!x->r->counters || trade_barred(s, s->active))
        return best;
    for (int g = 0; g < NRESOURCES; g++) {
        if (s->want != 0 && cards_get(s->want, g) == 0)
            continue;
        for (int k = 0; k < NRESOURCES; k++) {
            if (k == g)
                continue;
            try_counter(x, me, cards_of(g, 1), cards_of(k, 1), &best);
            try_counter(x, me, cards_of(g, 1), cards_of(k, 2), &best);
        }
    }
    return best;
}

static bool agrees(const struct scales *x, int me)
{
    const struct catan *s = x->s;
    float mine, theirs;

    if (s->give == 0 || s->want == 0 || trade_barred(s, s->active))
        return false;
    weigh(x, me, s->active, s->want, s->give, &mine, &theirs);
    return mine > ACCEPT_GAIN;
}

/* ------------------------------------------------------------------------ */
/* Steps                                                                    */
/* ------------------------------------------------------------------------ */

/* The next card of a draft on its way to the deal; 0 when it is there. */
static dsk_action next_card(uint32_t give, uint32_t want,
                            const struct deal *deal)
{
    uint32_t more = cards_minus(deal->give, give);

    if (more != 0)
        return ACT(V_GIVE, 0, 0, lowest(more) / 6);
    more = cards_minus(deal->want, want);
    return more != 0 ? ACT(V_WANT, 0, 0, lowest(more) / 6) : 0;
}

/*
 * The next seat to name: nobody (all are asked), unless some are barred; then
 * all the others, in ascending order.
 */
static dsk_action next_name(const struct catan_rules *r, const struct catan *s)
{
    int barred = 0, next = NOBODY;

    for (int p = r->head.players - 1; p >= 0; p--) {
        if (p == s->active)
            continue;
        if (trade_barred(s, p))
            barred++;
        else if (s->to >> p == 0)
            next = p;
    }
    return barred > 0 && next != NOBODY ? ACT(V_TO, 0, 0, next) : 0;
}

static dsk_action offer_step(const struct scales *x, int me)
{
    const struct catan *s = x->s;
    struct deal deal = best_offer(x, me, s->offers - 1);
    dsk_action a;

    if (deal.gain <= 0)
        return ACT(V_WITHDRAW, 0, 0, 0);
    a = next_card(s->give, s->want, &deal);
    if (a == 0)
        a = next_name(x->r, s);
    return a != 0 ? a : ACT(V_PROPOSE, 0, 0, 0);
}

static dsk_action answer_step(const struct scales *x, int me)
{
    struct deal deal;

    if (agrees(x, me))
        return ACT(V_ACCEPT, 0, 0, 0);
    deal = best_counter(x, me);
    return deal.gain > 0 ? next_card(0, 0, &deal) : ACT(V_REJECT, 0, 0, 0);
}

static dsk_action counter_step(const struct scales *x, int me)
{
    const struct catan *s = x->s;
    struct deal deal = best_counter(x, me);
    dsk_action a;

    if (deal.gain <= 0)
        return ACT(V_WITHDRAW, 0, 0, 0);
    a = next_card(s->counter_give[me], s->counter_want[me], &deal);
    return a != 0 ? a : ACT(V_PROPOSE, 0, 0, 0);
}

static dsk_action choose_step(const struct scales *x, int me)
{
    const struct catan *s = x->s;
    dsk_action a = ACT(V_WITHDRAW, 0, 0, 0);
    float best = ACCEPT_GAIN;

    for (int q = 0; q < x->r->head.players; q++) {
        bool yes = s->accepted >> q & 1, counter = s->countered >> q & 1;
        float mine, theirs;

        if ((!yes && !counter) || trade_barred(s, q))
            continue;
        weigh(x, me, q, yes ? s->give : s->counter_want[q],
              yes ? s->want : s->counter_give[q], &mine, &theirs);
        if (mine > best) {
            best = mine;
            a = ACT(V_TRADE, 0, 0, q);
        }
    }
    return a;
}

dsk_action trade_step(const struct catan_rules *r, const struct catan *s,
                      const float *w, struct look_memo *memo, float *gain)
{
    struct scales x;
    struct deal deal;
    int me = s->mover;

    *gain = 0;
    if (s->phase == PH_MAIN && s->offers >= TRADE_OFFERS)
        return 0;
    scales_set(&x, r, s, w, memo);
    switch (s->phase) {
    case PH_OFFER:
        return offer_step(&x, me);
    case PH_ANSWER:
        return answer_step(&x, me);
    case PH_COUNTER:
        return counter_step(&x, me);
    case PH_CHOOSE:
        return choose_step(&x, me);
    default:
        deal = best_offer(&x, me, s->offers);
        *gain = deal.gain;
        return deal.gain > 0 ? next_card(0, 0, &deal) : 0;
    }
}
