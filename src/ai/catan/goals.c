/* What to build next: see goals.h. */
#include "ai/catan/goals.h"

#include "ai/catan/memo.h"
#include "weights_catan.h"

/* The longest road is thought of when so few roads are missing. */
enum { AWARD_NEAR = 3 };
/* Rolls for a card of a kind that nothing yields. */
#define NEVER 99.0f

/* ------------------------------------------------------------------------ */
/* Roads                                                                    */
/* ------------------------------------------------------------------------ */

int goals_site_road(const struct catan *s, int p, bool *near)
{
    struct edges places = catan_build_road_places(s, p);
    uint64_t open = ~s->shut & ISLAND_ALL, had = island_ends(s->road[p]);
    uint8_t list[NEDGES];
    int n = catan_list_edges(places, list), best = NOWHERE, most = 0;

    *near = false;
    for (int i = 0; i < n; i++) {
        uint64_t ends = island_ends(island_edge(list[i])) & ~had;
        uint64_t next = island_next(ends) & open;
        int worth = 0;

        for (uint64_t m = ends & open; m != 0; m &= m - 1)
            worth += 4 + 2 * chance_at(s, lowest(m));
        for (; next != 0; next &= next - 1)
            worth += chance_at(s, lowest(next)) / 2;
        if (worth > most) {
            most = worth;
            best = list[i];
            *near = (ends & open) != 0;
        }
    }
    return best;
}

/* Can a road go on from these ends of path e? */
static bool goes_on(const struct catan *s, uint64_t ends, uint64_t blocks,
                    struct edges e)
{
    struct edges on = island_around(ends & ~blocks);

    return edges_any(edges_without(edges_without(on, all_roads(s)), e));
}

int goals_longer_road(const struct catan *s, int p)
{
    struct edges places = catan_build_road_places(s, p);
    uint64_t open = ~s->shut & ISLAND_ALL, had = island_ends(s->road[p]);
    uint64_t blocks = catan_road_blocks(s, p);
    uint8_t list[NEDGES];
    int n = catan_list_edges(places, list), best = NOWHERE;
    int most = 16 * s->length[p] + 15;

    for (int i = 0; i < n; i++) {
        struct edges e = island_edge(list[i]);
        uint64_t ends = island_ends(e) & ~had;
        int worth =
            16 * catan_road_through(edges_or(s->road[p], e), blocks, list[i]);

        worth += (ends & open) != 0 ? 8 : 0;
        worth += goes_on(s, ends, blocks, e) ? 4 : 0;
        worth += ends != 0 ? 2 : 0;
        if (worth > most) {
            most = worth;
            best = list[i];
        }
    }
    return best;
}

/* The most that anybody else has. */
static int others_most(const uint8_t count[OWNERS], int p)
{
    int most = 0;

    for (int q = 0; q < OWNERS; q++) {
        if (q != p && count[q] > most)
            most = count[q];
    }
    return most;
}

int goals_award_missing(const struct catan *s, int p)
{
    int goal = others_most(s->length, p) + 1;

    if (s->longest == p)
        return 0;
    return (goal > ROAD_MIN ? goal : ROAD_MIN) - s->length[p];
}

/* ------------------------------------------------------------------------ */
/* The goals, one by one                                                    */
/* ------------------------------------------------------------------------ */

static void add(struct goals *goals, struct goal goal)
{
    goals->goal[goals->n++] = goal;
}

static float decisive(const struct catan *s, int p, int points, const float *w)
{
    return all_points(s, p) + points >= WIN_POINTS ? w[W_CATAN_QUICK_WIN] : 0;
}

static void add_city(const struct catan *s, int p, const struct prospects *x,
                     const float *w, struct goals *goals)
{
    if (s->settlement[p] == 0 || s->cities_left[p] == 0)
        return;
    add(goals, (struct goal){.kind = GOAL_CITY,
                             .at = x->city,
                             .price = COST_CITY,
                             .step = COST_CITY,
                             .worth = w[W_CATAN_QUICK_CITY] +
                                      w[W_CATAN_QUICK_CITY_PIP] *
                                          (float)x->city_chance +
                                      decisive(s, p, 1, w)});
}

static void add_settlement(const struct catan *s, int p,
                           const struct prospects *x, const float *w,
                           struct goals *goals)
{
    if (x->places == 0)
        return;
    add(goals,
        (struct goal){.kind = GOAL_SETTLEMENT,
                      .at = x->settle,
                      .price = COST_SETTLEMENT,
                      .step = COST_SETTLEMENT,
                      .worth = w[W_CATAN_QUICK_SETTLE] +
                               w[W_CATAN_QUICK_SETTLE_SITE] * x->settle_worth +
                               decisive(s, p, 1, w)});
}

static bool deck_left(const struct catan *s)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->deck[k];
    return n > 0;
}

/* A card may be the knight that the largest army lacks. */
static float army_worth(const struct catan *s, int p, const float *w)
{
    int goal = others_most(s->knights, p) + 1, missing;

    if (s->army == p)
        return 0;
    missing =
        (goal > ARMY_MIN ? goal : ARMY_MIN) - s->knights[p] - s->dev[p][KNIGHT];
    return missing == 1 || missing == 2 ? w[W_CATAN_QUICK_ARMY] / (float)missing
                                        : 0;
}

static void add_card(const struct catan *s, int p, const float *w,
                     struct goals *goals)
{
    if (deck_left(s))
        add(goals, (struct goal){.kind = GOAL_CARD,
                                 .price = COST_DEV,
                                 .step = COST_DEV,
                                 .worth = w[W_CATAN_QUICK_CARD] +
                                          army_worth(s, p, w)});
}

static void add_site(const struct prospects *x, const float *w,
                     struct goals *goals)
{
    if (x->road != NOWHERE)
        add(goals, (struct goal){.kind = GOAL_SITE,
                                 .at = x->road,
                                 .price = COST_ROAD + COST_SETTLEMENT,
                                 .step = COST_ROAD,
                                 .worth = x->near ? w[W_CATAN_QUICK_NEAR]
                                                  : w[W_CATAN_QUICK_FAR]});
}

static void add_award(const struct catan *s, int p, const float *w,
                      struct goals *goals)
{
    int missing = goals_award_missing(s, p);
    struct goal goal = {.kind = GOAL_AWARD, .at = NOWHERE, .price = COST_ROAD};

    goal.step = COST_ROAD;
    if (missing == 0) { /* mine: somebody may be about to take it */
        if (s->length[p] - others_most(s->length, p) > 1)
            return;
        goal.worth = w[W_CATAN_QUICK_DEFEND];
    } else {
        if (missing > AWARD_NEAR || missing > s->roads_left[p])
            return;
        goal.price = COST_ROAD * (uint32_t)missing;
        goal.worth = w[W_CATAN_QUICK_AWARD] + decisive(s, p, CARD_POINTS, w);
    }
    add(goals, goal);
}

/* ------------------------------------------------------------------------ */
/* Which is best                                                            */
/* ------------------------------------------------------------------------ */

/* What nothing yields comes from the bank, for three cards and some delay. */
static void count_means(const struct catan *s, int p,
                        const int pips[NRESOURCES], struct means *m)
{
    float bought;
    int total = 0;

    for (int k = 0; k < NRESOURCES; k++) {
        total += pips[k];
        m->rate[k] = catan_sea_rate(s, p, k);
        m->share[k] = (MEANS_WHOLE + m->rate[k] - 1) / m->rate[k];
    }
    m->any = total > 0 ? 36.0f / (float)total : 36.0f;
    bought = 3.2f * m->any + 4;
    for (int k = 0; k < NRESOURCES; k++) {
        float rolls = pips[k] > 0 ? 36.0f / (float)pips[k] : NEVER;

        m->rolls[k] = rolls < bought ? rolls : bought;
    }
}

/*
 * About how many rolls until the price can be paid.  What is missing is a
 * matter of chance, so nothing branches on it.
 */
static float rolls_to(const struct means *m, uint32_t price, uint32_t hand)
{
    float rolls = 0;
    int sold = 0;

    for (int k = 0; k < NRESOURCES; k++) {
        int missing = cards_get(price, k) - cards_get(hand, k);

        int lack = missing > 0 ? missing : 0, spare = lack - missing;

        rolls += (float)lack * m->rolls[k];
        sold += spare * m->share[k] / MEANS_WHOLE;
    }
    rolls -= 3 * m->any * (float)sold;
    return rolls > 0 ? rolls / 2 : 0; /* one waits for all at once */
}

static void best_city(const struct catan *s, int p, struct prospects *x)
{
    x->city = NOWHERE;
    x->city_chance = -1;
    for (uint64_t m = s->settlement[p]; m != 0; m &= m - 1) {
        int chance = chance_at(s, lowest(m));

        if (chance > x->city_chance) {
            x->city_chance = chance;
            x->city = lowest(m);
        }
    }
}

static void count_prospects(const struct catan *s, int p, const float *w,
                            struct prospects *x)
{
    bool settles = s->settlements_left[p] > 0;
    int pips[NRESOURCES];

    look_income(s, p, pips);
    count_means(s, p, pips, &x->means);
    best_city(s, p, x);
    x->places = settles ? catan_build_settlement_places(s, p) : 0;
    x->settle = look_best_site(s, &w[W_CATAN_SITE_LUMBER], pips, s->ports[p],
                               x->places, &x->settle_worth);
    x->road = NOWHERE;
    if (settles && x->places == 0 && s->roads_left[p] > 0)
        x->road = goals_site_road(s, p, &x->near);
    x->weights = w;
}

void goals_list(const struct catan *s, int p, const float *w,
                struct look_memo *memo, struct goals *goals)
{
    struct memo_board own;
    struct prospects *x = &memo_board(memo, s, &own)->prospects[p];

    if (x->weights != w)
        count_prospects(s, p, w, x);
    goals->n = 0;
    goals->means = x->means;
    add_city(s, p, x, w, goals);
    add_settlement(s, p, x, w, goals);
    add_card(s, p, w, goals);
    if (s->roads_left[p] == 0)
        return;
    add_site(x, w, goals);
    add_award(s, p, w, goals);
}

struct goal *goals_best(struct goals *goals, uint32_t hand, const float *w)
{
    struct goal *best = NULL;

    for (int i = 0; i < goals->n; i++) {
        struct goal *g = &goals->goal[i];

        if (g->worth <= 0)
            continue;
        g->merit = g->worth / (w[W_CATAN_QUICK_PATIENCE] +
                               rolls_to(&goals->means, g->price, hand));
        if (best == NULL || g->merit > best->merit)
            best = g;
    }
    return best;
}

dsk_action goals_build(const struct catan *s, int p, const struct goal *goal)
{
    int at = goal->at;

    switch (goal->kind) {
    case GOAL_CITY:
        return ACT(V_CITY, 0, 0, at);
    case GOAL_SETTLEMENT:
        return ACT(V_SETTLE, 0, 0, at);
    case GOAL_CARD:
        return ACT(V_BUY, 0, 0, 0);
    case GOAL_AWARD:
        at = goals_longer_road(s, p);
        break;
    default:
        break;
    }
    return at == NOWHERE ? 0 : ACT(V_ROAD, 0, 0, at);
}
