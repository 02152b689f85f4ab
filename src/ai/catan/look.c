/* A position as features: see look.h. */
#include "ai/catan/look.h"

#include "ai/catan/memo.h"
#include "ai/lanes.h"
#include "game/mem.h"

enum { FAR = 60 }; /* rolls: as good as never */

static const uint8_t ways[11] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

/* Square roots of chances in 36; more than 40 of a kind is plenty. */
enum { ROOTS = 41 };
static const float root[ROOTS] = {
    0.000f, 0.167f, 0.236f, 0.289f, 0.333f, 0.373f, 0.408f, 0.441f, 0.471f,
    0.500f, 0.527f, 0.553f, 0.577f, 0.601f, 0.624f, 0.645f, 0.667f, 0.687f,
    0.707f, 0.726f, 0.745f, 0.764f, 0.782f, 0.799f, 0.816f, 0.833f, 0.850f,
    0.866f, 0.882f, 0.898f, 0.913f, 0.928f, 0.943f, 0.957f, 0.972f, 0.986f,
    1.000f, 1.014f, 1.027f, 1.041f, 1.054f,
};

static float root_of(int pips)
{
    return root[pips < ROOTS ? pips : ROOTS - 1];
}

/* ------------------------------------------------------------------------ */
/* Sites                                                                    */
/* ------------------------------------------------------------------------ */

/*
 * A number from 0 to 31 for every intersection, a plane for each of its bits:
 * all are added to, and the greatest of many is found, in a few operations.
 */
enum { PLANES = 5 };

struct planes {
    uint64_t bit[PLANES];
};

/* The sites of an island: what lies around each intersection. */
struct sites {
    struct planes pips;            /* chances in 36, 15 at most */
    uint64_t kind[NRESOURCES + 1]; /* where it is found; last the harbours */
    int island[NRESOURCES];        /* chances of each kind on all hexes */
};

/* Adds 1 << low to the numbers of these places. */
static void planes_add(struct planes *x, uint64_t places, int low)
{
    for (int i = low; i < PLANES; i++) {
        uint64_t carry = x->bit[i] & places;

        x->bit[i] ^= places;
        places = carry;
    }
}

/* The greatest number among these places. */
static int planes_most(const struct planes *x, uint64_t places)
{
    int most = 0;

    for (int i = PLANES - 1; i >= 0; i--) {
        uint64_t some = places & x->bit[i];

        places = some != 0 ? some : places;
        most |= (some != 0) << i;
    }
    return most;
}

static void look_sites(const struct catan *s, struct sites *sites)
{
    mem_fill(sites, 0, sizeof *sites);
    mem_copy(&sites->pips, s->chance, sizeof s->chance);
    for (int h = 0; h < NHEXES; h++) {
        int terrain = hex_terrain(s, h);

        if (terrain >= NRESOURCES)
            continue;
        sites->kind[terrain] |= catan_hex_vertices[h];
        sites->island[terrain] += hex_chance(s, h);
    }
    for (int k = 0; k < NHARBOUR_KINDS; k++)
        sites->kind[NRESOURCES] |= s->harbour_at[k];
}

/* Chances in 36 by kind of what a settlement on v would add. */
static void look_site_pips(const struct catan *s, int v, int pips[NRESOURCES])
{
    for (int k = 0; k < NRESOURCES; k++)
        pips[k] = 0;
    for (int i = 0; i < 3; i++) {
        int h = catan_vertex_hexes[v][i];

        if (h != NOWHERE && hex_terrain(s, h) < NRESOURCES)
            pips[hex_terrain(s, h)] += hex_chance(s, h);
    }
}

/* What a harbour adds: by what is produced of its kind. */
static float port_worth(const struct catan *s, const float *w,
                        const int total[NRESOURCES], unsigned ports, int v)
{
    float worth = 0;

    for (int k = 0; k < NHARBOUR_KINDS; k++) {
        if ((s->harbour_at[k] >> v & 1) == 0 || (ports >> k & 1))
            continue;
        worth += k == ANY_HARBOUR ? w[SITE_PORT_ANY]
                                  : w[SITE_PORT_KIND] * (float)total[k];
    }
    return worth;
}

float look_site_worth(const struct catan *s, const float *w,
                      const int pips[NRESOURCES], unsigned ports, int v)
{
    int add[NRESOURCES], total[NRESOURCES], sum = 0;
    float worth = 0;

    look_site_pips(s, v, add);
    for (int k = 0; k < NRESOURCES; k++) {
        total[k] = pips[k] + add[k];
        worth += w[k] * (root_of(total[k]) - root_of(pips[k]));
        sum += add[k];
    }
    return worth + w[SITE_PIP] * (float)sum + port_worth(s, w, total, ports, v);
}

int look_best_site(const struct catan *s, const float *w,
                   const int pips[NRESOURCES], unsigned ports, uint64_t places,
                   float *worth)
{
    int best = NOWHERE;

    *worth = -1;
    for (; places != 0; places &= places - 1) {
        float x = look_site_worth(s, w, pips, ports, lowest(places));

        if (x > *worth) {
            *worth = x;
            best = lowest(places);
        }
    }
    return best;
}

void look_income(const struct catan *s, int p, int pips[NRESOURCES])
{
    /* Kinds 0, 2, 4 and 1, 3, each in twelve bits of its own. */
    uint64_t even = 0, odd = 0;

    for (int i = 0; i < 11; i++) {
        uint32_t cards = s->yield[i][p];

        even += (uint64_t)ways[i] * (cards & UINT32_C(0x1f01f01f));
        odd += (uint64_t)ways[i] * (cards >> 6 & UINT32_C(0x1f01f));
    }
    for (int k = 0; k < NRESOURCES; k++)
        pips[k] = (int)((k % 2 == 0 ? even : odd) >> 12 * (k / 2) & 0xfff);
}

/* ------------------------------------------------------------------------ */
/* Income                                                                   */
/* ------------------------------------------------------------------------ */

/* Cards in 36 rolls that the robber keeps from p. */
static int blocked_pips(const struct catan *s, int p)
{
    uint64_t around = catan_hex_vertices[s->robber];

    if (hex_terrain(s, s->robber) >= NRESOURCES)
        return 0;
    return hex_chance(s, s->robber) * (island_count(s->settlement[p] & around) +
                                       2 * island_count(s->city[p] & around));
}

/* The robber will not stay for ever: most of what he keeps now is lost. */
static void fill_income(const struct catan *s, int p, struct seat *seat)
{
    int kind = hex_terrain(s, s->robber);

    look_income(s, p, seat->pips);
    if (kind < NRESOURCES)
        seat->pips[kind] -= blocked_pips(s, p) * 2 / 3;
    seat->income = UINT64_C(1) << 63 | s->ports[p];
    for (int k = 0; k < NRESOURCES; k++) {
        seat->income += (uint64_t)seat->pips[k] << (8 + 8 * k);
        seat->flow[k] = (float)seat->pips[k] / 36.0f;
        seat->per[k] = 1.0f / (float)catan_sea_rate(s, p, k);
    }
}

/* What this hand lacks of four prices, by kind; less than 0: it has more. */
static void count_needs(lanes_int price, uint32_t hand, lanes *need)
{
    for (int k = 0; k < NRESOURCES; k++)
        need[k] = __builtin_convertvector(
            (price >> 6 * k & 31) - cards_get(hand, k), lanes);
}

/*
 * Rolls until each of four prices can be paid with this hand and income, cards
 * of other kinds going to the bank at the seat's rates.  What is missing less
 * what the surplus buys is a convex falling function of time, so Newton's steps
 * from 0 never overshoot, and there are no more than kinds.
 */
static lanes rolls_to(const struct seat *seat, lanes_int price, uint32_t hand)
{
    lanes need[NRESOURCES], t = lanes_all(0), far = lanes_all(FAR);
    lanes_int open = {-1, -1, -1, -1};

    count_needs(price, hand, need);
    for (int i = 0; i <= NRESOURCES && lanes_any(open); i++) {
        lanes lack = lanes_all(0), slope = lanes_all(0);
        lanes_int there, never;

        for (int k = 0; k < NRESOURCES; k++) {
            lanes x = need[k] - seat->flow[k] * t;
            lanes rate =
                lanes_pick(x > 0, lanes_all(1), lanes_all(seat->per[k]));

            lack += x * rate;
            slope += seat->flow[k] * rate;
        }
        there = lack < 1e-4f;
        never = open & ~there & (lack >= slope * far);
        open &= ~(there | never);
        t = lanes_pick(never, far, lanes_pick(open, t + lack / slope, t));
    }
    return lanes_pick(open & (t >= far), far, t);
}

/* 1 at once, 1/2 after six rolls. */
static lanes pace(const struct seat *seat, lanes_int price, uint32_t hand)
{
    return 6.0f / (6.0f + rolls_to(seat, price, hand));
}

/* From an empty hand; the features stand in this order. */
static void count_paces(const struct seat *seat, float *f)
{
    static const lanes_int price = {COST_ROAD, COST_SETTLEMENT, COST_CITY,
                                    COST_DEV};
    lanes paces = pace(seat, price, 0);

    mem_copy(f, &paces, sizeof paces);
}

static void count_income(const struct catan *s, int p, const struct seat *seat,
                         const int island[NRESOURCES], float *f)
{
    int kinds = 0, numbers = 0;

    for (int k = 0; k < NRESOURCES; k++) {
        f[F_INCOME] += (float)seat->pips[k] / 36.0f;
        f[F_ROOT_LUMBER + k] = root_of(seat->pips[k]);
        kinds += seat->pips[k] > 0;
        if (island[k] > 0)
            f[F_SCARCE] += (float)seat->pips[k] / (float)island[k];
        if (s->ports[p] >> k & 1)
            f[F_PORT_KIND] += (float)seat->pips[k] / 36.0f;
    }
    for (int i = 0; i < 11; i++)
        numbers += s->yield[i][p] != 0;
    f[F_KINDS] = (float)kinds / 5.0f;
    f[F_NUMBERS] = (float)numbers / 10.0f;
    f[F_PORT_ANY] = (float)(s->ports[p] >> ANY_HARBOUR & 1);
}

/* ------------------------------------------------------------------------ */
/* Room to grow                                                             */
/* ------------------------------------------------------------------------ */

enum { STEPS = 4 }; /* sites reached by 0..3 roads */

/* Where a seat's roads lead with this many roads more. */
struct reach {
    uint64_t at[STEPS];
};

static struct reach reach_of(const struct catan *s, int p)
{
    struct edges taken = all_roads(s);
    uint64_t blocks = catan_road_blocks(s, p);
    struct reach reach;

    reach.at[0] = island_ends(s->road[p]) | buildings_of(s, p);
    for (int i = 1; i < STEPS; i++) {
        uint64_t through = reach.at[i - 1] & ~blocks;
        struct edges e = edges_without(island_around(through), taken);

        reach.at[i] = reach.at[i - 1] | island_ends(e);
    }
    return reach;
}

/* What settling brings: its chances, and two for each kind not had yet. */
static struct planes site_values(const struct sites *sites, unsigned have)
{
    struct planes value = sites->pips;

    for (int k = 0; k <= NRESOURCES; k++) {
        if ((have >> k & 1) == 0)
            planes_add(&value, sites->kind[k], 1);
    }
    return value;
}

/* The best of these places; those that others reach as soon count half. */
static float best_site(const struct planes *value, uint64_t places,
                       uint64_t rivals)
{
    float own = (float)planes_most(value, places & ~rivals) / 16.0f;
    float shared = (float)planes_most(value, places & rivals) / 32.0f;

    return own > shared ? own : shared;
}

static unsigned kinds_of(const struct catan *s, int p, const struct seat *seat)
{
    unsigned have = s->ports[p] != 0 ? 1u << NRESOURCES : 0;

    for (int k = 0; k < NRESOURCES; k++)
        have |= seat->pips[k] > 0 ? 1u << k : 0;
    return have;
}

/* Places that somebody else can reach (or spoil) with this many roads. */
static uint64_t rivals_at(const struct reach *reach, int players, int p, int i)
{
    uint64_t m = 0;

    for (int q = 0; q < players; q++)
        m |= q == p ? 0 : reach[q].at[i];
    return m | island_next(m);
}

static void count_sites(const struct catan *s, int players, int p,
                        const struct sites *sites, const struct reach *reach,
                        struct seat *seat, float *f)
{
    struct planes value = site_values(sites, kinds_of(s, p, seat));
    uint64_t open = ~s->shut & ISLAND_ALL;
    uint64_t now = reach[p].at[0] & open, next = reach[p].at[1] & open;

    f[F_NO_SETTLEMENT] = s->settlements_left[p] == 0;
    f[F_NO_CITY] = s->cities_left[p] == 0;
    f[F_FEW_ROADS] = s->roads_left[p] < 3;
    f[F_CITY_SITE] = best_site(&sites->pips, s->settlement[p], 0);
    seat->city = s->settlement[p] != 0 && s->cities_left[p] > 0;
    seat->road = s->roads_left[p] > 0;
    seat->settle = s->settlements_left[p] > 0 && now != 0;
    seat->reach = s->settlements_left[p] > 0 && seat->road && next != 0;
    if (s->settlements_left[p] == 0)
        return;
    f[F_SITE0] = best_site(&value, now, 0);
    for (int i = 1; i < STEPS && i <= s->roads_left[p]; i++)
        f[F_SITE0 + i] = best_site(&value, reach[p].at[i] & open,
                                   rivals_at(reach, players, p, i));
    f[F_SITES] = (float)island_count(reach[p].at[2] & open) / 8.0f;
}

/* ------------------------------------------------------------------------ */
/* Awards, cards, whose turn it is                                          */
/* ------------------------------------------------------------------------ */

/* 1, 1/2, 1/3 ... as fewer are missing. */
static float nearness(int missing)
{
    return 1.0f / (float)(missing < 1 ? 1 : missing);
}

static void count_awards(const struct catan *s, int p, float *f)
{
    int road = 0, army = 0;

    for (int q = 0; q < OWNERS; q++) {
        if (q != p && s->length[q] > road)
            road = s->length[q];
        if (q != p && s->knights[q] > army)
            army = s->knights[q];
    }
    f[F_ROAD_LENGTH] = (float)s->length[p] / 10.0f;
    f[F_KNIGHTS] = (float)s->knights[p] / 4.0f;
    if (s->longest == p) {
        int lead = s->length[p] - road;

        f[F_ROAD_HELD] = (float)(lead < 4 ? lead : 4) / 4.0f;
    } else {
        int goal = road + 1 > ROAD_MIN ? road + 1 : ROAD_MIN;

        f[F_ROAD_NEAR] = nearness(goal - s->length[p]);
    }
    if (s->army == p) {
        int lead = s->knights[p] - army;

        f[F_ARMY_HELD] = (float)(lead < 3 ? lead : 3) / 3.0f;
    } else {
        int goal = army + 1 > ARMY_MIN ? army + 1 : ARMY_MIN;

        f[F_ARMY_NEAR] = nearness(goal - s->knights[p] - s->dev[p][KNIGHT] + 1);
    }
}

static void count_cards(const struct catan *s, int p, float *f)
{
    int points = all_points(s, p);

    f[F_POINTS] = (float)points / 10.0f;
    f[F_POINTS7] = points > 6 ? (float)(points - 6) : 0;
    f[F_POINTS8] = points > 7 ? (float)(points - 7) : 0;
    f[F_POINTS9] = points > 8;
    f[F_DEV_KNIGHT] = (float)s->dev[p][KNIGHT] / 3.0f;
    f[F_DEV_ROADS] = s->dev[p][ROAD_BUILDING];
    f[F_DEV_PLENTY] = s->dev[p][PLENTY];
    f[F_DEV_MONOPOLY] = s->dev[p][MONOPOLY];
    f[F_TRADE_CARDS] = (float)s->trade_cards[p] / 5.0f;
}

static void count_turn(const struct catan *s, int players, int p, float *f)
{
    bool rolled;

    if (s->active == NOBODY)
        return;
    if (s->active != p) {
        int wait = (p - s->active + players) % players;

        f[F_TURN_WAIT] = (float)wait / (float)players;
        return;
    }
    rolled = s->phase != PH_PREROLL && s->phase != PH_ROLL;
    f[F_TURN_ROLL] = !rolled;
    f[F_TURN_MAIN] = rolled;
    f[F_DUE_DEV] = s->phase == PH_DRAW;
    f[F_DUE_ROBBER] = s->phase == PH_ROBBER || s->phase == PH_ROB ||
                      s->phase == PH_STEAL || s->phase == PH_DISCARD;
    f[F_DUE_ROAD] = (float)s->free_roads / 2.0f;
    f[F_DUE_FORCE] = s->phase == PH_FORCE || s->phase == PH_RETURN;
}

/* ------------------------------------------------------------------------ */

/* What cannot be built has a pace of 0; the features stand in this order. */
static void count_hand(const struct seat *seat, uint32_t hand, float *f)
{
    static const lanes_int price = {
        COST_SETTLEMENT, COST_SETTLEMENT + COST_ROAD, COST_CITY, COST_DEV};
    static const lanes_int road = {COST_ROAD};
    lanes_int can = {-seat->settle, -seat->reach, -seat->city, -seat->dev};
    lanes paces = lanes_pick(can, pace(seat, price & can, hand), lanes_all(0));

    mem_copy(f, &paces, sizeof paces);
    f[4] = seat->road ? pace(seat, road, hand)[0] : 0;
}

/* Income, and what can be built, as one number. */
static uint64_t situation(const struct seat *seat)
{
    return seat->income | (uint64_t)seat->city << 48 |
           (uint64_t)seat->settle << 49 | (uint64_t)seat->reach << 50 |
           (uint64_t)seat->dev << 51 | (uint64_t)seat->road << 52;
}

static void remember_hand(struct look_memo *memo, const struct seat *seat,
                          uint32_t hand, float *f)
{
    uint64_t income = situation(seat);
    struct memo_hand *m;

    if (memo == NULL) {
        count_hand(seat, hand, f);
        return;
    }
    m = memo_hand(memo, income, hand);
    if (m->income != income || m->hand != hand) {
        count_hand(seat, hand, m->pace);
        m->income = income;
        m->hand = hand;
    }
    mem_copy(f, m->pace, sizeof m->pace);
}

void look_hand(const struct look *look, int p, uint32_t hand, float *f)
{
    const struct seat *seat = &look->seat[p];
    int n = cards_sum(hand);

    f[F_CARDS] = (float)n / 7.0f;
    f[F_CARDS_OVER] = n > HAND_LIMIT ? (float)(n - HAND_LIMIT) / 4.0f : 0;
    f[F_HAND_KINDS] = (float)cards_sum(cards_some(hand)) / 5.0f;
    remember_hand(look->memo, seat, hand, &f[F_HAND_SETTLE]);
    f[F_CAN_SETTLE] = seat->settle && cards_cover(hand, COST_SETTLEMENT);
    f[F_CAN_CITY] = seat->city && cards_cover(hand, COST_CITY);
    f[F_CAN_DEV] = seat->dev && cards_cover(hand, COST_DEV);
    f[F_CAN_REACH] =
        seat->reach && cards_cover(hand, COST_SETTLEMENT + COST_ROAD);
}

static bool deck_left(const struct catan *s)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->deck[k];
    return n > 0;
}

static float stage_of(const struct catan *s, int players)
{
    int most = 2;

    for (int p = 0; p < players; p++) {
        if (all_points(s, p) > most)
            most = all_points(s, p);
    }
    return most >= 9 ? 1.0f : (float)(most - 2) / 7.0f;
}

/* All that follows from the board alone, for every seat. */
static void look_board(const struct catan *s, int players,
                       struct board_look *look)
{
    struct sites sites;
    struct reach reach[OWNERS];
    float f[NFEATURES];

    look_sites(s, &sites);
    for (int p = 0; p < players; p++)
        reach[p] = reach_of(s, p);
    for (int p = 0; p < players; p++) {
        struct seat *seat = &look->seat[p];

        mem_fill(f, 0, sizeof f);
        fill_income(s, p, seat);
        count_income(s, p, seat, sites.island, f);
        count_paces(seat, &f[F_PACE_ROAD]);
        count_sites(s, players, p, &sites, reach, seat, f);
        mem_copy(look->f[p], &f[LOOK_BOARD], sizeof look->f[p]);
    }
}

static const struct board_look *seen_board(const struct catan *s, int players,
                                           struct memo_board *m)
{
    if (!m->looked)
        look_board(s, players, &m->look);
    m->looked = true;
    return &m->look;
}

void look_at(const struct catan_rules *r, const struct catan *s,
             struct look_memo *memo, struct look *look)
{
    struct memo_board own;
    int n = r->head.players;
    bool dev = deck_left(s);
    const struct board_look *board =
        seen_board(s, n, memo_board(memo, s, &own));

    look->memo = memo;
    look->players = n;
    look->stage = stage_of(s, n);
    mem_fill(look->f, 0, sizeof look->f);
    for (int p = 0; p < n; p++) {
        float *f = look->f[p];

        look->seat[p] = board->seat[p];
        look->seat[p].dev = dev;
        mem_copy(&f[LOOK_BOARD], board->f[p], sizeof board->f[p]);
        count_awards(s, p, f);
        count_cards(s, p, f);
        count_turn(s, n, p, f);
        look_hand(look, p, s->hand[p] - s->discard[p], f);
    }
}
