/*
 * Building: roads, settlements, cities, in the founding phase and later, for
 * players and for neutrals.  A neutral's piece names its owner in the action
 * (2P-8); everybody else builds for himself.
 */
#include "catan/hand.h"
#include "catan/parts.h"
#include "game/mem.h"

uint64_t catan_build_settlement_places(CS, int p)
{
    return island_ends(s->road[p]) & ~s->shut; /* SETL-2, SETL-3 */
}

struct edges catan_build_road_places(CS, int p)
{
    uint64_t joints = island_ends(s->road[p]) & ~buildings(s);

    joints |= buildings_of(s, p); /* ROAD-3 */
    return edges_without(island_around(joints), all_roads(s));
}

/* ------------------------------------------------------------------------ */
/* Pieces                                                                   */
/* ------------------------------------------------------------------------ */

static void update_ports(S, int p, int v)
{
    for (int k = 0; k < NHARBOUR_KINDS; k++) {
        if (s->harbour_at[k] >> v & 1) /* BRD-7 */
            s->ports[p] = (uint8_t)(s->ports[p] | 1u << k);
    }
}

/* Do two of these roads meet here? */
static bool runs_through(struct edges road, uint64_t here)
{
    struct edges at = edges_and(road, island_around(here));

    return (at.zig & (at.zig - 1)) != 0 || (at.zig != 0 && at.down != 0);
}

void catan_place_settlement(R, S, int p, int v)
{
    uint64_t here = bit64(v);

    s->settlement[p] |= here;
    s->settlements_left[p]--;
    s->shut |= here | island_next(here);
    update_ports(s, p, v);
    catan_yield_add(r, s, p, v);
    for (int q = 0; q < OWNERS; q++) { /* LR-4 */
        if (q != p && runs_through(s->road[q], here))
            s->length[q] = (uint8_t)catan_road_longest(s->road[q],
                                                       catan_road_blocks(s, q));
    }
}

static void place_city(R, S, int p, int v)
{
    s->settlement[p] &= ~bit64(v);
    s->city[p] |= bit64(v);
    s->settlements_left[p]++; /* CITY-2 */
    s->cities_left[p]--;
    catan_yield_add(r, s, p, v); /* PROD-3 */
}

void catan_place_road(S, int p, int e)
{
    int n;

    s->road[p] = edges_or(s->road[p], island_edge(e));
    s->roads_left[p]--;
    n = catan_road_through(s->road[p], catan_road_blocks(s, p), e);
    if (n > s->length[p])
        s->length[p] = (uint8_t)n;
}

static void refresh_chances(S)
{
    mem_fill(s->chance, 0, sizeof s->chance);
    for (int v = 0; v < NVERTICES; v++) {
        uint64_t around = 0;

        for (int k = 0; k < 3; k++) {
            int h = catan_vertex_hexes[v][k];

            around += h == NOWHERE ? 0 : (uint64_t)hex_chance(s, h);
        }
        for (int i = 0; i < CHANCE_PLANES; i++)
            s->chance[i] |= (around >> i & 1) << v;
    }
}

static void refresh_board(S)
{
    refresh_chances(s);
    mem_fill(s->harbour_at, 0, sizeof s->harbour_at);
    for (int i = 0; i < NHARBOURS; i++) {
        const uint8_t *ends = catan_edge_ends[catan_harbour_edge[i]];

        if (s->harbour[i] != UNKNOWN_HARBOUR)
            s->harbour_at[s->harbour[i]] |= bit64(ends[0]) | bit64(ends[1]);
    }
}

static int count64(uint64_t m)
{
    int n = 0;

    for (; m != 0; m &= m - 1)
        n++;
    return n;
}

static void refresh_owner(R, S, int p)
{
    s->cards[p] = (uint8_t)cards_sum(s->hand[p]);
    s->dev_held[p] = (uint8_t)(s->dev[p][0] + s->dev[p][1] + s->dev[p][2] +
                               s->dev[p][3] + s->dev[p][4]);
    s->settlements_left[p] = (uint8_t)(SETTLEMENTS - count64(s->settlement[p]));
    s->cities_left[p] = (uint8_t)(CITIES - count64(s->city[p]));
    s->roads_left[p] =
        (uint8_t)(ROADS - count64(s->road[p].zig) - count64(s->road[p].down));
    s->ports[p] = 0;
    s->length[p] =
        (uint8_t)catan_road_longest(s->road[p], catan_road_blocks(s, p));
    for (uint64_t m = buildings_of(s, p); m != 0; m &= m - 1) {
        update_ports(s, p, lowest(m));
        catan_yield_add(r, s, p, lowest(m));
        if (s->city[p] >> lowest(m) & 1)
            catan_yield_add(r, s, p, lowest(m));
    }
}

void catan_refresh(R, S)
{
    uint64_t built = buildings(s);

    refresh_board(s);
    mem_fill(s->yield, 0, sizeof s->yield);
    for (int p = 0; p < OWNERS; p++)
        refresh_owner(r, s, p);
    s->shut = built | island_next(built);
    if (r->untracked != 0)
        catan_untracked_settle(r, s);
}

/* ------------------------------------------------------------------------ */
/* Judging                                                                  */
/* ------------------------------------------------------------------------ */

static void note_cards(dsk_note *note, const char *key, uint32_t cards)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    catan_write_cards(&t, cards);
    text_end(&t);
    note_str(note, key, buf);
}

int catan_may_pay(CS, uint32_t cost, const char *what, const char *rule,
                  dsk_note *why)
{
    if (cards_cover(s->hand[s->active], cost))
        return DSK_OK;
    if (why != NULL) {
        catan_refuse_player(why, MSG_CANNOT_PAY, s->active);
        note_rule(why, rule);
        note_cards(why, "cost", cost);
        note_cards(why, "lack", cards_minus(cost, s->hand[s->active]));
        note_str(why, "what", what);
    }
    return DSK_E_ILLEGAL;
}

static int deny_settlement(CS, int p, int v, dsk_note *why)
{
    if (buildings(s) >> v & 1)
        return catan_refuse_place(why, MSG_PLACE_TAKEN, "vertex", v);
    if (s->shut >> v & 1)
        return catan_refuse_place(why, MSG_TOO_NEAR, "vertex", v);
    if (s->settlements_left[p] == 0)
        return catan_refuse(why, MSG_NO_SETTLEMENTS_LEFT);
    return catan_refuse_place(why, MSG_NO_ROAD_THERE, "vertex", v);
}

static int may_place_settlement(CS, int p, int v, bool linked, dsk_note *why)
{
    uint64_t places =
        linked ? catan_build_settlement_places(s, p) : ISLAND_ALL & ~s->shut;

    if ((places >> v & 1) && s->settlements_left[p] > 0)
        return DSK_OK;
    return deny_settlement(s, p, v, why);
}

int catan_may_settle(R, CS, dsk_action a, dsk_note *why)
{
    int v = act_a(a), status;

    if (v >= NVERTICES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_NEUTRAL) {
        status = catan_may_neutral(r, s, a, why);
        return status < 0 ? status
                          : may_place_settlement(s, act_b(a), v, true, why);
    }
    if (act_b(a) != 0)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_FOUND_SETTLEMENT) /* FOUND-3, FOUND-4 */
        return may_place_settlement(s, s->active, v, false, why);
    status = may_place_settlement(s, s->active, v, true, why);
    return status < 0
               ? status
               : catan_may_pay(s, COST_SETTLEMENT, "settlement", "SETL-1", why);
}

static int deny_road(CS, int p, int e, dsk_note *why)
{
    uint64_t ends = island_ends(island_edge(e));

    if (edges_has(all_roads(s), e))
        return catan_refuse_place(why, MSG_PATH_TAKEN, "edge", e);
    if (ends & island_ends(s->road[p]))
        return catan_refuse_place(why, MSG_ROAD_BLOCKED, "edge", e);
    return catan_refuse_place(why, MSG_ROAD_APART, "edge", e);
}

static int may_place_road(CS, int p, int e, dsk_note *why)
{
    if (s->roads_left[p] == 0)
        return catan_refuse(why, MSG_NO_ROADS_LEFT);
    if (!edges_has(catan_build_road_places(s, p), e))
        return deny_road(s, p, e, why);
    return DSK_OK;
}

int catan_may_road(R, CS, dsk_action a, dsk_note *why)
{
    int e = act_a(a), status;

    if (e >= NEDGES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_NEUTRAL) {
        status = catan_may_neutral(r, s, a, why);
        return status < 0 ? status : may_place_road(s, act_b(a), e, why);
    }
    if (act_b(a) != 0)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_FOUND_ROAD &&
        !edges_has(island_around(bit64(s->found_at)), e))
        return catan_refuse_place(why, MSG_FOUND_ROAD_APART, "vertex",
                                  s->found_at);
    status = may_place_road(s, s->active, e, why);
    if (status < 0 || s->phase != PH_MAIN)
        return status;
    return catan_may_pay(s, COST_ROAD, "road", "ROAD-1", why);
}

int catan_may_city(R, CS, dsk_action a, dsk_note *why)
{
    int v = act_a(a);

    (void)r;
    if (v >= NVERTICES)
        return catan_refuse(why, MSG_NO_ACTION);
    if ((s->settlement[s->active] >> v & 1) == 0)
        return catan_refuse_place(why, MSG_NO_UPGRADE, "vertex", v);
    if (s->cities_left[s->active] == 0)
        return catan_refuse(why, MSG_NO_CITIES_LEFT);
    return catan_may_pay(s, COST_CITY, "city", "CITY-1", why);
}

/* ------------------------------------------------------------------------ */
/* Doing                                                                    */
/* ------------------------------------------------------------------------ */

static void pay(S, uint32_t cost, const dsk_sink *sink)
{
    hand_to_bank(s, s->active, cost);
    s->built = 1;
    catan_tell_cards(sink, MSG_E_PAID, s->active, cost, 0);
}

/* A piece of p, which may be a neutral (2P-8). */
static void tell_built(R, CS, enum catan_message m, int p, const char *key,
                       int place, const dsk_sink *sink)
{
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[m]);
    note_int(&note, "player", p);
    note_int(&note, key, place);
    if (m != MSG_E_ROAD && s->phase == PH_MAIN)
        note_int(&note, "points", open_points(s, p));
    catan_note_neutral(r, &note, p);
    if (p >= r->head.players)
        note_int(&note, "by", s->active);
    game_emit(sink, &note);
}

void catan_do_settle(R, S, dsk_action a, const dsk_sink *sink)
{
    int v = act_a(a), p = s->phase == PH_NEUTRAL ? act_b(a) : s->active;

    if (s->phase == PH_MAIN)
        pay(s, COST_SETTLEMENT, sink);
    catan_place_settlement(r, s, p, v);
    tell_built(r, s, MSG_E_SETTLEMENT, p, "vertex", v, sink);
    if (s->phase == PH_FOUND_SETTLEMENT) {
        catan_setup_founded_settlement(r, s, v, sink);
        return;
    }
    catan_road_award(r, s, sink); /* LR-5 */
    if (s->phase == PH_NEUTRAL) {
        catan_do_neutral(r, s, a, sink);
        return;
    }
    if (r->two) {
        catan_two_settled(r, s, p, v, sink);
        catan_two_built(r, s, 1, sink);
    }
}

void catan_do_road(R, S, dsk_action a, const dsk_sink *sink)
{
    int e = act_a(a), p = s->phase == PH_NEUTRAL ? act_b(a) : s->active;
    bool free_road = s->phase == PH_FREE;

    if (s->phase == PH_MAIN)
        pay(s, COST_ROAD, sink);
    catan_place_road(s, p, e);
    tell_built(r, s, MSG_E_ROAD, p, "edge", e, sink);
    if (s->phase == PH_FOUND_ROAD) {
        catan_setup_founded_road(r, s, sink);
        return;
    }
    catan_road_award(r, s, sink);
    if (s->phase == PH_NEUTRAL) {
        catan_do_neutral(r, s, a, sink);
        return;
    }
    if (free_road)
        s->free_roads--;
    if (r->two)
        catan_two_built(r, s, 2, sink);
    else if (free_road)
        catan_develop_free_done(r, s);
}

void catan_do_city(R, S, dsk_action a, const dsk_sink *sink)
{
    pay(s, COST_CITY, sink);
    place_city(r, s, s->active, act_a(a));
    tell_built(r, s, MSG_E_CITY, s->active, "vertex", act_a(a), sink);
}

/* ------------------------------------------------------------------------ */
/* Listing                                                                  */
/* ------------------------------------------------------------------------ */

void catan_list_roads(struct list *l, struct edges e, int neutral)
{
    uint8_t number[NEDGES];
    int n = catan_list_edges(e, number);

    for (int i = 0; i < n; i++)
        list_add(l, ACT(V_ROAD, 0, neutral, number[i]));
}

void catan_list_settlements(struct list *l, uint64_t places, int neutral)
{
    for (; places != 0; places &= places - 1)
        list_add(l, ACT(V_SETTLE, 0, neutral, lowest(places)));
}

void catan_list_found_settlement(R, CS, struct list *l)
{
    (void)r;
    catan_list_settlements(l, ISLAND_ALL & ~s->shut, 0); /* FOUND-8 */
}

void catan_list_found_road(R, CS, struct list *l)
{
    struct edges e = island_around(bit64(s->found_at));

    (void)r;
    catan_list_roads(l, edges_without(e, all_roads(s)), 0);
}

void catan_list_build(R, CS, struct list *l)
{
    int p = s->active;
    uint32_t hand = s->hand[p];

    if (cards_cover(hand, COST_SETTLEMENT) && s->settlements_left[p] > 0)
        catan_list_settlements(l, catan_build_settlement_places(s, p), 0);
    if (cards_cover(hand, COST_ROAD) && s->roads_left[p] > 0)
        catan_list_roads(l, catan_build_road_places(s, p), 0);
    if (cards_cover(hand, COST_CITY) && s->cities_left[p] > 0) {
        for (uint64_t m = s->settlement[p]; m != 0; m &= m - 1)
            list_add(l, ACT(V_CITY, 0, 0, lowest(m)));
    }
    if (cards_cover(hand, COST_DEV) &&
        s->deck[0] + s->deck[1] + s->deck[2] + s->deck[3] + s->deck[4] > 0 &&
        (r->untracked == 0 || catan_untracked_deck(r, s) > 0))
        list_add(l, ACT(V_BUY, 0, 0, 0));
}
