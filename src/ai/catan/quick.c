/*
 * A quick move for playouts: builds what it can by fixed preferences, trades
 * with the bank for what is missing, robs the leader, never begins an offer.
 */
#include "ai/catan/policy.h"

#include "ai/catan/look.h"
#include "ai/catan/value.h"
#include "game/rng.h"

#define RNG uint64_t *rng

/* ------------------------------------------------------------------------ */
/* Building                                                                 */
/* ------------------------------------------------------------------------ */

static int best_place(const struct catan *s, int p, uint64_t places)
{
    int pips[NRESOURCES], best = NOWHERE;
    float most = -1;

    look_income(s, p, pips);
    for (; places != 0; places &= places - 1) {
        float worth = look_site_worth(s, pips, s->ports[p], lowest(places));

        if (worth > most) {
            most = worth;
            best = lowest(places);
        }
    }
    return best;
}

static int site_pips(const struct catan *s, int v)
{
    int total = 0;

    for (int i = 0; i < 3; i++) {
        int h = catan_vertex_hexes[v][i];

        if (h != NOWHERE && hex_terrain(s, h) < NRESOURCES)
            total += look_pips(s, h);
    }
    return total;
}

static int best_city(const struct catan *s, int p)
{
    uint64_t m = s->settlement[p];
    int best = NOWHERE, most = -1;

    for (; m != 0; m &= m - 1) {
        if (site_pips(s, lowest(m)) > most) {
            most = site_pips(s, lowest(m));
            best = lowest(m);
        }
    }
    return best;
}

/* A road that ends where p can settle, or can after one more. */
static int best_road(const struct catan *s, int p)
{
    struct edges places = catan_build_road_places(s, p);
    uint64_t open = ~s->shut & ISLAND_ALL, had = island_ends(s->road[p]);
    uint8_t list[NEDGES];
    int n = catan_list_edges(places, list), best = NOWHERE, most = 0;

    for (int i = 0; i < n; i++) {
        uint64_t ends = island_ends(island_edge(list[i])) & ~had;
        uint64_t next = island_next(ends) & open;
        int worth = 0;

        for (uint64_t m = ends & open; m != 0; m &= m - 1)
            worth += 4 + 2 * site_pips(s, lowest(m));
        for (; next != 0; next &= next - 1)
            worth += site_pips(s, lowest(next)) / 2;
        if (worth > most) {
            most = worth;
            best = list[i];
        }
    }
    return best;
}

static bool wants_road(const struct catan *s, int p)
{
    return s->roads_left[p] > 0 && s->settlements_left[p] > 0 &&
           catan_build_settlement_places(s, p) == 0;
}

static bool deck_left(const struct catan *s)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->deck[k];
    return n > 0;
}

/* What p would like to build, best first; returns how many prices. */
static int wishes(const struct catan *s, int p, uint32_t *price)
{
    int n = 0;

    if (s->settlement[p] != 0 && s->cities_left[p] > 0)
        price[n++] = COST_CITY;
    if (s->settlements_left[p] > 0 && catan_build_settlement_places(s, p) != 0)
        price[n++] = COST_SETTLEMENT;
    if (deck_left(s))
        price[n++] = COST_DEV;
    if (wants_road(s, p))
        price[n++] = COST_ROAD;
    return n;
}

static dsk_action build(const struct catan *s, int p, uint32_t price)
{
    int at;

    if (price == COST_CITY)
        return ACT(V_CITY, 0, 0, best_city(s, p));
    if (price == COST_SETTLEMENT)
        return ACT(V_SETTLE, 0, 0,
                   best_place(s, p, catan_build_settlement_places(s, p)));
    if (price == COST_DEV)
        return ACT(V_BUY, 0, 0, 0);
    at = best_road(s, p);
    return at == NOWHERE ? 0 : ACT(V_ROAD, 0, 0, at);
}

/* An exchange with the bank towards a price that is one card short. */
static dsk_action exchange(const struct catan *s, int p, uint32_t price)
{
    uint32_t missing = cards_minus(price, s->hand[p]);
    uint32_t spare = cards_minus(s->hand[p], price);
    int get = lowest(missing) / 6;

    if (cards_sum(missing) > 2 || cards_get(s->bank, get) == 0)
        return 0;
    for (int k = 0; k < NRESOURCES; k++) {
        int rate = catan_sea_rate(s, p, k);

        if (cards_get(spare, k) >= rate)
            return ACT(V_BANK, k, get, rate);
    }
    return 0;
}

static dsk_action play_main(const struct catan_rules *r, const struct catan *s)
{
    uint32_t price[4];
    int p = s->active, n = wishes(s, p, price);
    bool bank = !(r->beginner && s->built);

    for (int i = 0; i < n; i++) {
        dsk_action a = 0;

        if (cards_cover(s->hand[p], price[i]))
            a = build(s, p, price[i]);
        else if (bank && (price[i] != COST_ROAD || s->cards[p] > HAND_LIMIT))
            a = exchange(s, p, price[i]);
        if (a != 0)
            return a;
    }
    return ACT(V_END, 0, 0, 0);
}

/* ------------------------------------------------------------------------ */
/* Robber and cards                                                         */
/* ------------------------------------------------------------------------ */

static int threat(const struct catan *s, int p)
{
    return 2 + open_points(s, p) + dev_count(s, p) / 2;
}

/* What the robber on h costs the others; own buildings weigh against it. */
static int robber_worth(const struct catan_rules *r, const struct catan *s,
                        int h)
{
    uint64_t around = catan_hex_vertices[h];
    int worth = 0;

    for (int p = 0; p < r->head.players; p++) {
        int n;

        if ((buildings_of(s, p) & around) == 0)
            continue;
        n = __builtin_popcountll(s->settlement[p] & around) +
            2 * __builtin_popcountll(s->city[p] & around);
        if (p == s->mover)
            worth -= 100 * n;
        else
            worth += look_pips(s, h) * n * threat(s, p) +
                     (s->cards[p] > 0 ? threat(s, p) : 0);
    }
    return worth;
}

static dsk_action best_robber(const struct catan_rules *r,
                              const struct catan *s)
{
    int best = s->robber == 0, most = robber_worth(r, s, best);

    for (int h = best + 1; h < NHEXES; h++) {
        int worth = h == s->robber ? -1000 : robber_worth(r, s, h);

        if (worth > most) {
            most = worth;
            best = h;
        }
    }
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

/* The kind of which most lies beyond what the dearest wish needs. */
static int least_missed(const struct catan *s, int p, uint32_t hand)
{
    uint32_t price[4], spare = hand;
    int n = wishes(s, p, price), best = 0, most = -1;

    if (n > 0)
        spare = cards_minus(hand, price[0]);
    for (int k = 0; k < NRESOURCES; k++) {
        int worth = 8 * cards_get(spare, k) + cards_get(hand, k);

        if (cards_get(hand, k) > 0 && worth > most) {
            most = worth;
            best = k;
        }
    }
    return best;
}

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

/* ------------------------------------------------------------------------ */

static dsk_action any(const dsk_rules *r, const dsk_state *s, RNG)
{
    dsk_action a[LEGAL_MAX];
    int n = catan_legal(r, s, a, NULL, LEGAL_MAX);

    return a[rng_below(rng, (uint32_t)n)];
}

static dsk_action choose(const struct catan_rules *r, const struct catan *s)
{
    int p = s->mover, at;
    dsk_action a;

    switch (s->phase) {
    case PH_FOUND_SETTLEMENT:
    case PH_FOUND_ROAD:
        return value_found(r, s);
    case PH_PREROLL:
        a = play_card(s, false);
        return a != 0 ? a : ACT(V_ROLL, 0, 0, 0);
    case PH_MAIN:
        a = play_card(s, true);
        return a != 0 ? a : play_main(r, s);
    case PH_DISCARD:
        return ACT(V_DISCARD, 0, 0,
                   least_missed(s, p, s->hand[p] - s->discard[p]));
    case PH_RETURN:
        return ACT(V_RETURN, 0, 0, least_missed(s, p, s->hand[p]));
    case PH_ROBBER:
        return best_robber(r, s);
    case PH_ROB:
        return best_victim(r, s);
    case PH_FREE:
        at = best_road(s, p);
        return at == NOWHERE ? 0 : ACT(V_ROAD, 0, 0, at);
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
    dsk_action a = choose(catan_rules_of(r), catan_of(s));

    (void)w;
    (void)scratch;
    return a != 0 ? a : any(r, s, rng);
}
