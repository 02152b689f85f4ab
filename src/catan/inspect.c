/*
 * What lies there and what it is worth (dsk_inspect):
 *
 *     v12   an intersection     e7   a path     h3   a hex
 *     road settlement city      a piece         card a development card
 *     knight and so on          a kind of them  longest-road largest-army
 *
 * All of it lies open, so all viewers are told the same.
 */
#include "catan/parts.h"

static void put_place(struct text *t, char kind, int i)
{
    text_char(t, kind);
    text_int(t, i);
}

/* `owner=p0`, `owner=-`; neutrals are n2 and n3. */
static void put_owner(R, int owner, struct text *t)
{
    text_key(t, "owner");
    if (owner == NOBODY)
        text_char(t, '-');
    else if (owner < r->head.players)
        put_place(t, 'p', owner);
    else
        put_place(t, 'n', owner);
}

/* Ways of 36 that two dice give the number. */
static int pips(int number)
{
    return number == 0 ? 0 : 6 - (number < 7 ? 7 - number : number - 7);
}

/* ---- intersections ------------------------------------------------------ */

static int owner_at(CS, int v)
{
    for (int p = 0; p < OWNERS; p++) {
        if (buildings_of(s, p) >> v & 1)
            return p;
    }
    return NOBODY;
}

/* `hexes=h0,h1 yields=ore:6,wool:8 pips=10`; the robber is ignored. */
static void put_yields(CS, int v, struct text *t)
{
    int sum = 0, n = 0;

    text_key(t, "hexes");
    for (int k = 0; k < 3; k++) {
        if (catan_vertex_hexes[v][k] == NOWHERE)
            continue;
        if (n++ > 0)
            text_char(t, ',');
        put_place(t, 'h', catan_vertex_hexes[v][k]);
    }
    text_key(t, "yields");
    n = 0;
    for (int k = 0; k < 3; k++) {
        int h = catan_vertex_hexes[v][k];
        int number =
            h == NOWHERE || s->hex[h] == UNKNOWN_HEX ? 0 : hex_number(s, h);

        if (number == 0)
            continue;
        if (n++ > 0)
            text_char(t, ',');
        text_put(t, catan_resource_names[hex_terrain(s, h)]);
        text_char(t, ':');
        text_int(t, number);
        sum += pips(number);
    }
    text_key_int(t, "pips", sum);
}

static void put_harbour(CS, int v, struct text *t)
{
    text_key(t, "harbour");
    for (int i = 0; i < NHARBOURS; i++) {
        const uint8_t *ends = catan_edge_ends[catan_harbour_edge[i]];

        if ((ends[0] == v || ends[1] == v) &&
            s->harbour[i] != UNKNOWN_HARBOUR) {
            text_put(t, catan_harbour_names[s->harbour[i]]);
            return;
        }
    }
    text_char(t, '-');
}

static bool may_settle(CS, int p, int v)
{
    bool founding = s->phase <= PH_FOUND_ROAD;
    uint64_t places =
        founding ? ISLAND_ALL & ~s->shut : catan_build_settlement_places(s, p);

    return s->settlements_left[p] > 0 && (places >> v & 1);
}

static bool may_raise(CS, int p, int v)
{
    return s->cities_left[p] > 0 && (s->settlement[p] >> v & 1);
}

/* `build=p0,p2`: whose piece the place has room for, whatever cards they
 * hold. */
static void put_builders(R, CS, struct text *t, int place,
                         bool (*may)(CS, int p, int place))
{
    int n = 0;

    text_key(t, "build");
    for (int p = 0; p < r->head.players; p++) {
        if (!may(s, p, place))
            continue;
        if (n++ > 0)
            text_char(t, ',');
        put_place(t, 'p', p);
    }
    if (n == 0)
        text_char(t, '-');
}

static void put_vertex(R, CS, int v, struct text *t)
{
    int owner = owner_at(s, v);
    bool city = owner != NOBODY && (s->city[owner] >> v & 1);

    text_put(t, "kind=intersection");
    put_yields(s, v, t);
    put_harbour(s, v, t);
    put_owner(r, owner, t);
    text_key(t, "piece");
    text_put(t, owner == NOBODY ? "-" : city ? "city" : "settlement");
    put_builders(r, s, t, v, owner == NOBODY ? may_settle : may_raise);
}

/* ---- paths and hexes ---------------------------------------------------- */

static bool may_pave(CS, int p, int e)
{
    return s->roads_left[p] > 0 && edges_has(catan_build_road_places(s, p), e);
}

static void put_edge(R, CS, int e, struct text *t)
{
    int owner = NOBODY;

    for (int p = 0; p < OWNERS; p++) {
        if (edges_has(s->road[p], e))
            owner = p;
    }
    text_put(t, "kind=path ends=");
    put_place(t, 'v', catan_edge_ends[e][0]);
    text_char(t, ',');
    put_place(t, 'v', catan_edge_ends[e][1]);
    put_owner(r, owner, t);
    put_builders(r, s, t, e, may_pave);
}

/* Cards that the hex yields to a seat when its number comes up. */
static int yield_to(CS, int p, int h)
{
    int n = 0;

    for (uint64_t m = catan_hex_vertices[h]; m != 0; m &= m - 1) {
        n += s->settlement[p] >> lowest(m) & 1 ? 1 : 0;
        n += s->city[p] >> lowest(m) & 1 ? 2 : 0;
    }
    return n;
}

static void put_hex(R, CS, int h, struct text *t)
{
    bool known = s->hex[h] != UNKNOWN_HEX;

    text_put(t, "kind=hex terrain=");
    text_put(t, known ? catan_terrain_names[hex_terrain(s, h)] : "-");
    text_key(t, "resource");
    text_put(t, known && hex_terrain(s, h) != DESERT
                    ? catan_resource_names[hex_terrain(s, h)]
                    : "-");
    text_key_int(t, "number", known ? hex_number(s, h) : 0);
    text_key_int(t, "pips", known ? pips(hex_number(s, h)) : 0);
    text_key(t, "robber");
    text_put(t, known && s->robber == h ? "on" : "off");
    text_key(t, "yields");
    for (int p = 0; p < r->head.players; p++) {
        if (p > 0)
            text_char(t, ',');
        text_int(t, yield_to(s, p, h));
    }
}

/* ---- things of the box --------------------------------------------------- */

/* `costs=lumber:1,brick:1` */
static void put_costs(struct text *t, uint32_t cost)
{
    int n = 0;

    text_key(t, "costs");
    for (int k = 0; k < NRESOURCES; k++) {
        if (cards_get(cost, k) == 0)
            continue;
        if (n++ > 0)
            text_char(t, ',');
        text_put(t, catan_resource_names[k]);
        text_char(t, ':');
        text_int(t, cards_get(cost, k));
    }
}

static const struct {
    const char *name;
    uint32_t cost;
    uint8_t points;
    size_t left; /* offset of the pieces each owner has in his supply */
} pieces[] = {
    {"road", COST_ROAD, 0, offsetof(struct catan, roads_left)},
    {"settlement", COST_SETTLEMENT, SETTLEMENT_POINTS,
     offsetof(struct catan, settlements_left)},
    {"city", COST_CITY, CITY_POINTS, offsetof(struct catan, cities_left)},
};

static void put_piece(R, CS, int i, struct text *t)
{
    const uint8_t *left = (const uint8_t *)s + pieces[i].left;

    text_put(t, "kind=piece");
    put_costs(t, pieces[i].cost);
    text_key_int(t, "points", pieces[i].points);
    text_key(t, "left");
    for (int p = 0; p < r->head.players; p++) {
        if (p > 0)
            text_char(t, ',');
        text_int(t, left[p]);
    }
}

/* What any of them costs, or one kind: how many the box has (COMP-3). */
static void put_card(int kind, struct text *t)
{
    int count = 0;

    for (int k = 0; k < NDEVS; k++)
        count += kind == NDEVS || kind == k ? catan_full_deck[k] : 0;
    text_put(t, "kind=card");
    put_costs(t, COST_DEV);
    text_key_int(t, "points", kind == VICTORY);
    text_key_int(t, "count", count);
}

static void put_award(R, int least, int owner, struct text *t)
{
    text_put(t, "kind=award");
    text_key_int(t, "points", CARD_POINTS);
    text_key_int(t, "least", least);
    put_owner(r, owner, t);
}

/* False if the box has nothing of that name. */
static bool put_thing(R, CS, const char *what, struct text *t)
{
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        if (text_same(what, pieces[i].name)) {
            put_piece(r, s, (int)i, t);
            return true;
        }
    }
    for (int k = 0; k <= NDEVS; k++) {
        if (text_same(what, k == NDEVS ? "card" : catan_dev_names[k])) {
            put_card(k, t);
            return true;
        }
    }
    if (text_same(what, "longest-road"))
        put_award(r, ROAD_MIN, s->longest, t);
    else if (text_same(what, "largest-army"))
        put_award(r, ARMY_MIN, s->army, t);
    else
        return false;
    return true;
}

/* ------------------------------------------------------------------------- */

int catan_inspect(const dsk_rules *rules, const dsk_state *state, int viewer,
                  const char *what, struct text *t)
{
    static const struct {
        char letter;
        int n;
        void (*put)(R, CS, int i, struct text *t);
    } kinds[] = {{'v', NVERTICES, put_vertex},
                 {'e', NEDGES, put_edge},
                 {'h', NHEXES, put_hex}};
    int at;

    (void)viewer;
    for (int i = 0; i < 3; i++) {
        const char *p = what;

        if (!scan_char(&p, kinds[i].letter) || !scan_int(&p, 0, 255, &at) ||
            *p != '\0')
            continue;
        if (at >= kinds[i].n)
            return DSK_E_ARGUMENT;
        kinds[i].put(catan_rules(rules), catan_state_c(state), at, t);
        return DSK_OK;
    }
    return put_thing(catan_rules(rules), catan_state_c(state), what, t)
               ? DSK_OK
               : DSK_E_SYNTAX;
}
