/*
 * A quick move for playouts: works towards the goal that is worth most for the
 * time it takes (goals.h), exchanges with the bank for what that lacks, builds
 * beside it what takes none of its cards, robs the leader, never begins an
 * offer.  It plays better than one action deep by the evaluation does, at a
 * fiftieth of the time (doc/strength.md).
 */
#include "ai/catan/policy.h"

#include "ai/catan/goals.h"
#include "ai/catan/value.h"
#include "game/mem.h"
#include "game/rng.h"
#include "weights_catan.h"

#define RNG uint64_t *rng

/* ------------------------------------------------------------------------ */
/* Development cards                                                        */
/* ------------------------------------------------------------------------ */

static bool can_play(const struct catan *s, int card)
{
    return !s->dev_played && s->dev[s->active][card] > s->fresh[card];
}

/* A knight when the robber sits on one of ours, or in the main phase. */
static dsk_action play_card(const struct catan *s, bool rolled)
{
    uint64_t around = catan_hex_vertices[s->robber];

    if (can_play(s, KNIGHT) &&
        (rolled || (buildings_of(s, s->active) & around) != 0))
        return ACT(V_KNIGHT, 0, 0, 0);
    if (rolled && can_play(s, ROAD_BUILDING) && s->roads_left[s->active] > 1 &&
        edges_any(catan_build_road_places(s, s->active)))
        return ACT(V_ROADS, 0, 0, 0);
    return 0;
}

/* The two cards that a goal lacks; of a single one, another beside it. */
static dsk_action play_plenty(const struct catan *s, uint32_t missing)
{
    int first, second, n = cards_sum(missing);

    if (n < 1 || n > 2 || !can_play(s, PLENTY))
        return 0;
    first = lowest(missing) / 6;
    missing -= cards_of(first, 1);
    second = missing != 0 ? lowest(missing) / 6 : first;
    if (!cards_cover(s->bank, cards_of(first, 1) + cards_of(second, 1)))
        return 0;
    return ACT(V_PLENTY, 0, first, second);
}

/* The kind that the others have most of, if that is two cards or more. */
static dsk_action play_monopoly(const struct catan_rules *r,
                                const struct catan *s)
{
    int best = NRESOURCES, most = 1;

    if (!can_play(s, MONOPOLY))
        return 0;
    for (int k = 0; k < NRESOURCES; k++) {
        int n = 0;

        for (int p = 0; p < r->head.players; p++)
            n += p == s->active ? 0 : cards_get(s->hand[p], k);
        if (n > most) {
            most = n;
            best = k;
        }
    }
    return best == NRESOURCES ? 0 : ACT(V_MONOPOLY, 0, 0, best);
}

/* ------------------------------------------------------------------------ */
/* Building                                                                 */
/* ------------------------------------------------------------------------ */

/* The missing card that is hardest to get, for what is cheapest to give. */
static dsk_action exchange(const struct catan *s, const struct means *m,
                           uint32_t hand, uint32_t price)
{
    uint32_t missing = cards_minus(price, hand);
    uint32_t spare = cards_minus(hand, price);
    int get = NRESOURCES, give = NRESOURCES;
    float most = -1, least = 1e9f;

    for (int k = 0; k < NRESOURCES; k++) {
        float cost = m->rolls[k] * (float)m->rate[k];

        if (cards_get(missing, k) > 0 && cards_get(s->bank, k) > 0 &&
            m->rolls[k] > most) {
            most = m->rolls[k];
            get = k;
        }
        if (cards_get(spare, k) >= m->rate[k] && cost < least) {
            least = cost;
            give = k;
        }
    }
    return get == NRESOURCES || give == NRESOURCES
               ? 0
               : ACT(V_BANK, give, get, m->rate[give]);
}

/* The best of the other goals whose next piece these cards pay. */
static struct goal *beside(struct goals *goals, const struct goal *best,
                           uint32_t cards)
{
    struct goal *second = NULL;

    for (int i = 0; i < goals->n; i++) {
        struct goal *g = &goals->goal[i];

        if (g != best && g->worth > 0 && cards_cover(cards, g->step) &&
            (second == NULL || g->merit > second->merit))
            second = g;
    }
    return second;
}

/* Two cards of the rival's for two that the goal does not need (2P-14). */
static dsk_action force(const struct catan_rules *r, const struct catan *s,
                        uint32_t spare)
{
    return r->two && spare != 0 && s->cards[1 - s->active] >= 2 &&
                   catan_may_force(r, s, 0, NULL) == DSK_OK
               ? ACT(V_FORCE, 0, 0, 0)
               : 0;
}

/* Ways to a goal that cannot be paid; 0 if there is none. */
static dsk_action help(const struct catan_rules *r, const struct catan *s,
                       uint32_t hand, uint32_t price)
{
    dsk_action a = play_plenty(s, cards_minus(price, hand));

    if (a == 0)
        a = play_monopoly(r, s);
    return a != 0 ? a : force(r, s, cards_minus(hand, price));
}

static dsk_action play_main(const struct catan_rules *r, const struct catan *s,
                            const float *w, struct look_memo *memo)
{
    int p = s->active;
    uint32_t hand = s->hand[p];
    struct goals goals;
    struct goal *best;

    goals_list(s, p, w, memo, &goals);
    while ((best = goals_best(&goals, hand, w)) != NULL) {
        struct goal *next = best;
        dsk_action a;

        if (!cards_cover(hand, best->step)) {
            /* More than seven cards are better spent than kept. */
            uint32_t free = s->cards[p] > HAND_LIMIT
                                ? hand
                                : cards_minus(hand, best->price);

            a = r->beginner && s->built
                    ? 0
                    : exchange(s, &goals.means, hand, best->price);
            if (a != 0)
                return a;
            next = beside(&goals, best, free);
            if (next == NULL)
                return help(r, s, hand, best->price);
        }
        a = goals_build(s, p, next);
        if (a != 0)
            return a;
        next->worth = 0;
    }
    return 0;
}

/* ------------------------------------------------------------------------ */
/* Cards given up, and the robber                                           */
/* ------------------------------------------------------------------------ */

/* What the best goal does not need, of that what comes in soonest. */
static int least_missed(const struct catan *s, int p, uint32_t hand,
                        const float *w, struct look_memo *memo)
{
    struct goals goals;
    const struct goal *goal;
    uint32_t spare = hand;
    int best = lowest(hand) / 6;
    float most = -1e9f;

    goals_list(s, p, w, memo, &goals);
    goal = goals_best(&goals, hand, w);
    if (goal != NULL)
        spare = cards_minus(hand, goal->price);
    for (int k = 0; k < NRESOURCES; k++) {
        int n = cards_get(spare, k);
        float worth =
            (float)(n > 0 ? 20 + 2 * n : 0) - 0.3f * goals.means.rolls[k];

        if (cards_get(hand, k) > 0 && worth > most) {
            most = worth;
            best = k;
        }
    }
    return best;
}

static int threat(const struct catan *s, int p)
{
    return 2 + open_points(s, p) + dev_count(s, p) / 2;
}

/* Adds what each building at these places counts for to the hexes beside it. */
static void count_buildings(uint64_t places, int each, uint8_t n[NHEXES])
{
    for (; places != 0; places &= places - 1) {
        const uint8_t *h = catan_vertex_hexes[lowest(places)];

        for (int i = 0; i < 3; i++) {
            if (h[i] != NOWHERE)
                n[h[i]] = (uint8_t)(n[h[i]] + each);
        }
    }
}

/* What the robber costs the others on each hex; own buildings weigh against
 * it. */
static void robber_worths(const struct catan_rules *r, const struct catan *s,
                          int worth[NHEXES])
{
    mem_fill(worth, 0, NHEXES * sizeof *worth);
    for (int p = 0; p < r->head.players; p++) {
        int danger = threat(s, p), some = s->cards[p] > 0 ? danger : 0;
        uint8_t n[NHEXES] = {0};

        count_buildings(s->settlement[p], 1, n);
        count_buildings(s->city[p], 2, n);
        for (int h = 0; h < NHEXES; h++) {
            if (n[h] == 0)
                continue;
            worth[h] += p == s->mover ? -100 * n[h]
                                      : hex_chance(s, h) * n[h] * danger + some;
        }
    }
}

static dsk_action best_robber(const struct catan_rules *r,
                              const struct catan *s)
{
    int worth[NHEXES], best = s->robber == 0;

    robber_worths(r, s, worth);
    worth[s->robber] = -1000;
    for (int h = best + 1; h < NHEXES; h++)
        best = worth[h] > worth[best] ? h : best;
    return ACT(V_ROBBER, 0, 0, best);
}

static dsk_action best_victim(const struct catan_rules *r,
                              const struct catan *s)
{
    unsigned victims = catan_robber_victims(r, s, s->robber);
    int best = lowest(victims);

    for (; victims != 0; victims &= victims - 1) {
        if (threat(s, lowest(victims)) > threat(s, best))
            best = lowest(victims);
    }
    return ACT(V_ROB, 0, 0, best);
}

/* Pays trade cards to be rid of a robber that keeps much back (2P-15). */
static bool wants_home(const struct catan_rules *r, const struct catan *s,
                       const float *w)
{
    int p = s->active;
    uint64_t around = catan_hex_vertices[s->robber];
    int kept =
        hex_chance(s, s->robber) * (island_count(s->settlement[p] & around) +
                                    2 * island_count(s->city[p] & around));

    return r->two && (float)kept >= w[W_CATAN_QUICK_HOME] &&
           catan_may_home(r, s, 0, NULL) == DSK_OK;
}

/* ------------------------------------------------------------------------ */
/* Neutral pieces                                                           */
/* ------------------------------------------------------------------------ */

/* What a piece may take from a seat: sites and paths one road away. */
struct ground {
    uint64_t sites, ends;
    struct edges paths;
};

static struct ground ground_of(const struct catan *s, int p)
{
    uint64_t from = island_ends(s->road[p]) | buildings_of(s, p);
    struct edges on = edges_without(
        island_around(from & ~catan_road_blocks(s, p)), all_roads(s));

    return (struct ground){(from | island_ends(on)) & ~s->shut & ISLAND_ALL,
                           island_ends(s->road[p]),
                           catan_build_road_places(s, p)};
}

/* How much a neutral piece costs the seat whose ground this is. */
static float harm(const struct catan *s, const struct ground *g, dsk_action a,
                  float site, float cut)
{
    int at = act_a(a);
    uint64_t closed;
    float sum = 0;

    if (act_verb(a) == V_ROAD)
        return edges_any(edges_and(island_edge(at), g->paths)) ? 5 * site : 0;
    closed = (bit64(at) | island_next(bit64(at))) & g->sites;
    for (; closed != 0; closed &= closed - 1)
        sum += site * (float)chance_at(s, lowest(closed));
    return sum + (g->ends >> at & 1 ? cut : 0);
}

/* Where it is most in the rival's way and least in one's own. */
static dsk_action neutral(const struct catan_rules *r, const struct catan *s,
                          const float *w)
{
    struct ground own = ground_of(s, s->active);
    struct ground rival = ground_of(s, 1 - s->active);
    float cut = w[W_CATAN_QUICK_CUT], most = -1e9f;
    dsk_action a[LEGAL_MAX], best = 0;
    struct list l = {a, NULL, 0};

    catan_list_neutral(r, s, &l);
    for (int i = 0; i < l.n; i++) {
        float gain = harm(s, &rival, a[i], w[W_CATAN_QUICK_RIVAL], cut) -
                     harm(s, &own, a[i], w[W_CATAN_QUICK_OWN], cut);

        if (gain > most) {
            most = gain;
            best = a[i];
        }
    }
    return best;
}

/* ------------------------------------------------------------------------ */

static dsk_action free_road(const struct catan *s, int p)
{
    int missing = goals_award_missing(s, p), at = NOWHERE;
    bool near;

    if (missing > 0 && missing <= 3)
        at = goals_longer_road(s, p);
    if (at == NOWHERE)
        at = goals_site_road(s, p, &near);
    if (at == NOWHERE)
        at = goals_longer_road(s, p);
    return at == NOWHERE ? 0 : ACT(V_ROAD, 0, 0, at);
}

static dsk_action any(const dsk_rules *r, const dsk_state *s, RNG)
{
    dsk_action a[LEGAL_MAX];
    int n = catan_legal(r, s, a, NULL, LEGAL_MAX);

    return a[rng_below(rng, (uint32_t)n)];
}

static dsk_action before_roll(const struct catan_rules *r,
                              const struct catan *s, const float *w)
{
    dsk_action a = play_card(s, false);

    if (a == 0 && wants_home(r, s, w))
        a = ACT(V_HOME, 0, 0, 0);
    return a != 0 ? a : ACT(V_ROLL, 0, 0, 0);
}

static dsk_action after_roll(const struct catan_rules *r, const struct catan *s,
                             const float *w, struct look_memo *memo)
{
    dsk_action a = play_card(s, true);

    if (a == 0)
        a = play_main(r, s, w, memo);
    return a != 0 ? a : ACT(V_END, 0, 0, 0);
}

dsk_action catan_quick_choice(const struct catan_rules *r,
                              const struct catan *s, const float *w,
                              struct look_memo *memo)
{
    int p = s->mover;

    switch (s->phase) {
    case PH_FOUND_SETTLEMENT:
    case PH_FOUND_ROAD:
        return value_found(s, &w[W_CATAN_SITE_LUMBER]);
    case PH_PREROLL:
        return before_roll(r, s, w);
    case PH_MAIN:
        return after_roll(r, s, w, memo);
    case PH_DISCARD:
        return ACT(V_DISCARD, 0, 0,
                   least_missed(s, p, s->hand[p] - s->discard[p], w, memo));
    case PH_RETURN:
        return ACT(V_RETURN, 0, 0, least_missed(s, p, s->hand[p], w, memo));
    case PH_ROBBER:
        return best_robber(r, s);
    case PH_ROB:
        return best_victim(r, s);
    case PH_FREE:
        return free_road(s, p);
    case PH_NEUTRAL:
        return neutral(r, s, w);
    case PH_OFFER:
    case PH_COUNTER:
    case PH_CHOOSE:
        return ACT(V_WITHDRAW, 0, 0, 0);
    case PH_ANSWER:
        return ACT(V_REJECT, 0, 0, 0);
    default:
        return 0;
    }
}

dsk_action catan_quick(const dsk_rules *r, const dsk_state *s, const float *w,
                       void *scratch, uint64_t *rng)
{
    dsk_action a = catan_quick_choice(catan_rules(r), catan_state_c(s), w,
                                      (struct look_memo *)scratch);

    return a != 0 ? a : any(r, s, rng);
}
