/*
 * What lies there and what it is worth (dsk_inspect):
 *
 *     v12   an intersection     e7   a path     h3   a hex
 *
 * The board lies open, so all viewers are told the same.
 */
#include "catan/parts.h"

static void put_key(struct text *t, const char *key)
{
    text_char(t, ' ');
    text_put(t, key);
    text_char(t, '=');
}

static void put_number(struct text *t, const char *key, int value)
{
    put_key(t, key);
    text_int(t, value);
}

static void put_place(struct text *t, char kind, int i)
{
    text_char(t, kind);
    text_int(t, i);
}

/* `owner=p0`, `owner=-`; neutrals are n2 and n3. */
static void put_owner(R, int owner, struct text *t)
{
    put_key(t, "owner");
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

    put_key(t, "hexes");
    for (int k = 0; k < 3; k++) {
        if (catan_vertex_hexes[v][k] == NOWHERE)
            continue;
        if (n++ > 0)
            text_char(t, ',');
        put_place(t, 'h', catan_vertex_hexes[v][k]);
    }
    put_key(t, "yields");
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
    put_number(t, "pips", sum);
}

static void put_harbour(CS, int v, struct text *t)
{
    put_key(t, "harbour");
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

    put_key(t, "build");
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
    put_key(t, "piece");
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
    put_key(t, "resource");
    text_put(t, known && hex_terrain(s, h) != DESERT
                    ? catan_resource_names[hex_terrain(s, h)]
                    : "-");
    put_number(t, "number", known ? hex_number(s, h) : 0);
    put_number(t, "pips", known ? pips(hex_number(s, h)) : 0);
    put_key(t, "robber");
    text_put(t, known && s->robber == h ? "on" : "off");
    put_key(t, "yields");
    for (int p = 0; p < r->head.players; p++) {
        if (p > 0)
            text_char(t, ',');
        text_int(t, yield_to(s, p, h));
    }
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
    return DSK_E_SYNTAX;
}
