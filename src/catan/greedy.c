/*
 * What a position is worth to a seat, for a player that looks one action
 * ahead.  The numbers are hundredths of a card, more or less: a victory point
 * is 1000.  Only what the seat may know is used: its own cards, what it is
 * sure of in the others' hands, and everything that lies open.
 *
 * A decision in the middle of something (a draft, an answer, a purchase) is
 * worth what will probably come of it, so that the steps towards a good trade
 * look better than none.
 */
#include "catan/catan.h"
#include "catan/parts.h"

enum {
    PER_POINT = 1000,
    PER_RIVAL_POINT = 100,
    PER_PIP = 20,
    PER_KIND = 30,
    PER_CARD = 12,
    PER_DEV = 200,
    PER_FREE_ROAD = 130,
    PER_ROAD_LENGTH = 15,
    PER_BLOCKED_PIP = 8,
};

static int pips(CS, int h)
{
    int n = hex_number(s, h);

    return n == 0 ? 0 : n < 7 ? n - 1 : 13 - n;
}

/* Chances in 36 of all hexes around v. */
static int site_pips(CS, int v)
{
    int total = 0;

    for (int k = 0; k < 3; k++) {
        int h = catan_vertex_hexes[v][k];

        if (h != NOWHERE)
            total += pips(s, h);
    }
    return total;
}

/* ------------------------------------------------------------------------ */
/* On the board                                                             */
/* ------------------------------------------------------------------------ */

/* Chances by kind that p's buildings have, the robber's hex at half. */
static void income(CS, int p, int by_kind[NRESOURCES])
{
    for (int k = 0; k < NRESOURCES; k++)
        by_kind[k] = 0;
    for (int h = 0; h < NHEXES; h++) {
        uint64_t around = catan_hex_vertices[h];
        uint64_t ours = buildings_of(s, p) & around;
        int n = 0;

        if (ours == 0 || hex_terrain(s, h) == DESERT)
            continue;
        for (; ours != 0; ours &= ours - 1)
            n += s->city[p] >> lowest(ours) & 1 ? 2 : 1;
        n *= pips(s, h);
        by_kind[hex_terrain(s, h)] += h == s->robber ? n / 2 : n;
    }
}

static int income_value(CS, int p)
{
    int by_kind[NRESOURCES], value = 0;
    bool any = s->ports[p] >> ANY_HARBOUR & 1;

    income(s, p, by_kind);
    for (int k = 0; k < NRESOURCES; k++) {
        value += by_kind[k] * PER_PIP + (by_kind[k] > 0 ? PER_KIND : 0);
        if (s->ports[p] >> k & 1) /* 2:1 */
            value += 6 * by_kind[k];
        else if (any)
            value += 2 * by_kind[k];
    }
    return value;
}

static int best_site(CS, uint64_t places)
{
    int best = 0;

    for (; places != 0; places &= places - 1) {
        int n = site_pips(s, lowest(places));

        if (n > best)
            best = n;
    }
    return best;
}

/* Intersections one more road leads to. */
static uint64_t one_further(CS, uint64_t from, int p)
{
    uint64_t through = from & ~catan_road_blocks(s, p);
    struct edges e = edges_without(island_around(through), all_roads(s));

    return from | island_ends(e);
}

/* Where p can settle: now, after one road, after two. */
static int expansion_value(CS, int p)
{
    uint64_t reach = island_ends(s->road[p]) | buildings_of(s, p);
    uint64_t places = catan_build_settlement_places(s, p);

    if (s->settlements_left[p] == 0)
        return 0;
    if (places != 0)
        return 400 + 8 * best_site(s, places);
    for (int roads = 1; roads <= 2; roads++) {
        reach = one_further(s, reach, p);
        places = reach & ~s->shut;
        if (places != 0)
            return (roads == 1 ? 160 : 60) + 4 * best_site(s, places) / roads;
    }
    return 0;
}

/* What the robber costs the others, the leaders most. */
static int robber_value(R, CS, int seat)
{
    uint64_t around = catan_hex_vertices[s->robber];
    int value = 0;

    for (int p = 0; p < r->head.players; p++) {
        uint64_t there = buildings_of(s, p) & around;

        if (p == seat)
            continue;
        for (; there != 0; there &= there - 1)
            value += pips(s, s->robber) * (2 + open_points(s, p)) *
                     (s->city[p] >> lowest(there) & 1 ? 2 : 1);
    }
    if (s->victim != NOBODY && s->victim != seat)
        value += 30 + 2 * open_points(s, s->victim);
    return value;
}

/* ------------------------------------------------------------------------ */
/* In the hand                                                              */
/* ------------------------------------------------------------------------ */

/* Worth of holding part of a price: all, one short, two short... */
static int progress(uint32_t hand, uint32_t price, int goal)
{
    static const int percent[] = {100, 55, 28, 12, 4, 0};
    int missing = cards_sum(cards_minus(price, hand));

    return goal * percent[missing < 5 ? missing : 5] / 100;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int hand_value(CS, int p, uint32_t hand)
{
    int n = cards_sum(hand), best = 0, sum;
    bool site =
        s->settlements_left[p] > 0 && catan_build_settlement_places(s, p);
    int city = s->settlement[p] != 0 && s->cities_left[p] > 0
                   ? progress(hand, COST_CITY, 400)
                   : 0;
    int settle = site ? progress(hand, COST_SETTLEMENT, 400) : 0;
    int road = site ? 0 : progress(hand, COST_ROAD, 80);
    int dev = progress(hand, COST_DEV, 120);

    best = larger(larger(city, settle), larger(road, dev));
    sum = city + settle + road + dev;
    n = n <= HAND_LIMIT ? n * PER_CARD
                        : HAND_LIMIT * PER_CARD + (n - HAND_LIMIT) * 4;
    return n + best + (sum - best) / 4;
}

/* The hand as it will be when what is promised has happened. */
static uint32_t own_hand(CS, int p)
{
    return s->hand[p] - s->discard[p];
}

/* ------------------------------------------------------------------------ */
/* Trades in the making                                                     */
/* ------------------------------------------------------------------------ */

/* Could anybody but the seat hold these cards, as far as it knows? */
static bool somebody_has(R, CS, int seat, uint32_t cards)
{
    uint32_t known[OWNERS];

    catan_know_close(r, s, seat, known);
    for (int p = 0; p < r->head.players; p++) {
        uint32_t short_of = cards_minus(cards, known[p]);
        int unknown = s->cards[p] - cards_sum(known[p]);

        if (p != seat && cards_sum(short_of) <= unknown)
            return true;
    }
    return false;
}

/* What a swap is worth; a leader is not helped. */
static int swap_gain(CS, int seat, uint32_t give, uint32_t want, int partner)
{
    uint32_t hand = own_hand(s, seat);
    int gain;

    if (!cards_cover(hand, give))
        return 0;
    gain = hand_value(s, seat, hand - give + want) - hand_value(s, seat, hand);
    if (partner != NOBODY && open_points(s, partner) >= 8)
        gain -= 500;
    return gain - 8;
}

/*
 * The best that can still be made of a draft; it may want nothing yet.  Whoever
 * wants more cards than he gives is not expected to find a partner.
 */
static int draft_gain(R, CS, int seat, uint32_t give, uint32_t want,
                      int partner)
{
    int best = -5;

    if (give == 0)
        return want == 0 ? -5 : -10;
    if (want != 0)
        return cards_sum(want) <= cards_sum(give) &&
                       somebody_has(r, s, seat, want)
                   ? swap_gain(s, seat, give, want, partner)
                   : -10;
    for (int k = 0; k < NRESOURCES; k++) {
        uint32_t card = cards_of(k, 1);

        if (cards_get(give, k) == 0 && somebody_has(r, s, seat, card))
            best = larger(best, swap_gain(s, seat, give, card, partner));
    }
    return best;
}

static int offer_value(R, CS, int seat)
{
    int gain = draft_gain(r, s, seat, s->give, s->want, NOBODY);

    /* one offer a turn: whoever said no will say so again */
    if (gain > 0)
        gain = s->offers > 1 ? -5 : gain * 4 / 10;
    if (s->phase != PH_OFFER && gain > 0)
        gain++; /* better proposed than kept */
    return s->phase == PH_OFFER || s->phase == PH_ANSWER ? gain : 0;
}

static int answer_value(R, CS, int seat)
{
    if (s->accepted >> seat & 1)
        return swap_gain(s, seat, s->want, s->give, s->active) / 2;
    if (s->counter_give[seat] == 0)
        return 0;
    return draft_gain(r, s, seat, s->counter_give[seat], s->counter_want[seat],
                      s->active) /
               4 +
           (s->countered >> seat & 1);
}

static int negotiation_value(R, CS, int seat)
{
    if (s->phase < PH_OFFER || s->phase > PH_CHOOSE)
        return 0;
    if (seat == s->active)
        return offer_value(r, s, seat);
    return answer_value(r, s, seat);
}

/* ------------------------------------------------------------------------ */

static int pending_value(CS, int seat)
{
    int value = 0;

    if (seat != s->active)
        return 0;
    if (s->phase == PH_DRAW)
        value += PER_DEV;
    value += s->free_roads * PER_FREE_ROAD;
    if (s->phase == PH_ROBBER || s->phase == PH_ROB)
        value += 40;
    if (s->phase == PH_FORCE)
        value += 25;
    return value;
}

int catan_greedy_value(const dsk_rules *rules, const dsk_state *state, int seat)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);
    int unplayed = dev_count(s, seat) - s->dev[seat][VICTORY], value, rival = 0;

    if (s->winner != NOBODY)
        return s->winner == seat ? CATAN_GREEDY_WIN : -CATAN_GREEDY_WIN;
    value = all_points(s, seat) * PER_POINT + income_value(s, seat) +
            expansion_value(s, seat) + hand_value(s, seat, own_hand(s, seat)) +
            (unplayed + s->knights[seat]) * PER_DEV +
            s->length[seat] * PER_ROAD_LENGTH + robber_value(r, s, seat) +
            s->trade_cards[seat] * 10;
    for (int p = 0; p < r->head.players; p++) {
        if (p != seat)
            rival +=
                open_points(s, p) * PER_RIVAL_POINT + expansion_value(s, p) / 6;
    }
    return value - rival / (r->head.players - 1) + pending_value(s, seat) +
           negotiation_value(r, s, seat);
}
