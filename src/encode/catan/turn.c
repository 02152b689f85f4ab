/*
 * Symmetries of Catan: the island is a regular hexagon, so it may be turned and
 * mirrored as long as harbours come to lie on harbours; and lumber and brick
 * cost the same, so they may change names once the island lies.  But cards of
 * an offer are named in the order of the resources, so not where there are
 * offers.
 *
 * First come the turns that keep the harbours, then the same once more with
 * lumber and brick exchanged.
 */
#include "encode/catan/layout.h"

#include "game/mem.h"

#define TURNS 12

/* Where every place, path, hex and harbour comes to lie. */
struct turn {
    uint8_t vertex[NVERTICES], edge[NEDGES], hex[NHEXES], harbour[NHARBOURS];
    bool swap; /* lumber and brick */
};

/*
 * A place from the middle of the island: x in half widths of a hex, y in
 * quarters of its height.
 */
struct point {
    int x, y;
};

static struct point point_of(int v)
{
    int cell = encode_vertex_cell(v);
    int row = cell / GRID_COLS / 2, col = cell % GRID_COLS / 2;
    int low = (col + 1 + row) % 2; /* every second place of a row is lower */
    struct point p = {col - 5, 3 * row + low - 8};

    return p;
}

/* k sixths of a turn clockwise, then mirrored for k of six and more. */
static struct point turned(struct point p, int k)
{
    for (int i = 0; i < k % 6; i++) {
        struct point q = {(p.x - p.y) / 2, (3 * p.x + p.y) / 2};

        p = q;
    }
    if (k >= 6)
        p.x = -p.x;
    return p;
}

static int vertex_at(struct point p)
{
    for (int v = 0; v < NVERTICES; v++) {
        struct point q = point_of(v);

        if (q.x == p.x && q.y == p.y)
            return v;
    }
    return NOWHERE;
}

static int edge_between(int a, int b)
{
    int e = 0;

    while (!(catan_edge_ends[e][0] == a && catan_edge_ends[e][1] == b) &&
           !(catan_edge_ends[e][0] == b && catan_edge_ends[e][1] == a))
        e++;
    return e;
}

static int hex_with(uint64_t vertices)
{
    int h = 0;

    while (catan_hex_vertices[h] != vertices)
        h++;
    return h;
}

/* Harbour on that path, or NOWHERE. */
static int harbour_on(int edge)
{
    for (int i = 0; i < NHARBOURS; i++) {
        if (catan_harbour_edge[i] == edge)
            return i;
    }
    return NOWHERE;
}

/* Makes turn k; false if a harbour comes to lie where none is. */
static bool make_turn(int k, struct turn *t)
{
    for (int v = 0; v < NVERTICES; v++)
        t->vertex[v] = (uint8_t)vertex_at(turned(point_of(v), k));
    for (int e = 0; e < NEDGES; e++)
        t->edge[e] = (uint8_t)edge_between(t->vertex[catan_edge_ends[e][0]],
                                           t->vertex[catan_edge_ends[e][1]]);
    for (int h = 0; h < NHEXES; h++) {
        uint64_t to = 0;

        for (uint64_t m = catan_hex_vertices[h]; m != 0; m &= m - 1)
            to |= bit64(t->vertex[lowest(m)]);
        t->hex[h] = (uint8_t)hex_with(to);
    }
    for (int i = 0; i < NHARBOURS; i++) {
        t->harbour[i] = (uint8_t)harbour_on(t->edge[catan_harbour_edge[i]]);
        if (t->harbour[i] == NOWHERE)
            return false;
    }
    return true;
}

/* Turns that keep the harbours; makes number k of them. */
static int make_kept(int k, struct turn *t)
{
    struct turn other;
    int n = 0;

    for (int i = 0; i < TURNS; i++) {
        if (make_turn(i, &other) && n++ == k)
            *t = other;
    }
    return n;
}

int encode_catan_symmetries(R)
{
    struct turn t;

    return make_kept(0, &t) * (r->offers == 0 ? 2 : 1);
}

static void find_turn(int symmetry, struct turn *t)
{
    int kept = make_kept(0, t);

    make_kept(symmetry % kept, t);
    t->swap = symmetry >= kept;
}

/* A resource, terrain or kind of harbour under its new name. */
static int named(const struct turn *t, int kind)
{
    return t->swap && kind < 2 ? 1 - kind : kind;
}

/* ---- ids --------------------------------------------------------------- */

static dsk_action turn_plenty(const struct turn *t, dsk_action a)
{
    int b = named(t, act_b(a)), other = named(t, act_a(a));

    if (act_a(a) != ONE_CARD && b > other)
        return ACT(V_PLENTY, 0, other, b);
    return ACT(V_PLENTY, 0, b, other);
}

static dsk_action turn_action(const struct turn *t, dsk_action a)
{
    switch (act_verb(a)) {
    case V_SETTLE:
    case V_CITY:
        return ACT(act_verb(a), 0, act_b(a), t->vertex[act_a(a)]);
    case V_ROAD:
        return ACT(V_ROAD, 0, act_b(a), t->edge[act_a(a)]);
    case V_ROBBER:
        return ACT(V_ROBBER, 0, 0, t->hex[act_a(a)]);
    case V_PLENTY:
        return turn_plenty(t, a);
    case V_MONOPOLY:
    case V_DISCARD:
    case V_RETURN:
    case V_GIVE:
    case V_WANT:
        return ACT(act_verb(a), 0, 0, named(t, act_a(a)));
    case V_BANK:
        return ACT(V_BANK, named(t, act_c(a)), named(t, act_b(a)), act_a(a));
    default:
        return a;
    }
}

int encode_catan_turn_id(const dsk_space *sp, const dsk_state *s, int symmetry,
                         int id)
{
    struct turn t;
    dsk_action a = encode_catan.decode(sp, s, id);

    if (a == 0)
        return -1;
    find_turn(symmetry, &t);
    return dsk_encode(sp, s, turn_action(&t, a));
}

/* ---- observations ------------------------------------------------------ */

/* Two bytes of a row of resources change places. */
static void swap_kinds(uint8_t *cards)
{
    uint8_t lumber = cards[LUMBER];

    cards[LUMBER] = cards[BRICK];
    cards[BRICK] = lumber;
}

static void swap_head(uint8_t *out)
{
    static const uint16_t rows[] = {AT_HAND, AT_RATES, AT_DISCARDING, AT_BANK};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        swap_kinds(out + rows[i]);
    for (int p = 0; p < OWNERS; p++)
        swap_kinds(out + AT_SEATS + SEAT_BYTES * p + SEAT_KNOWN);
    for (int i = 0; i < 2; i++)
        swap_kinds(out + AT_OFFER + NRESOURCES * i);
    for (int i = 0; i < 2 * OWNERS; i++)
        swap_kinds(out + AT_COUNTERS + NRESOURCES * i);
}

/* A terrain or harbour + 1, 0 where it is not known. */
static uint8_t renamed(const struct turn *t, uint8_t kind)
{
    return (uint8_t)(kind == 0 ? 0 : 1 + named(t, kind - 1));
}

void encode_catan_turn_compact(const dsk_space *sp, int symmetry,
                               const uint8_t *in, uint8_t *out)
{
    struct turn t;

    find_turn(symmetry, &t);
    mem_copy(out, in, (size_t)sp->compact);
    if (t.swap)
        swap_head(out);
    for (int h = 0; h < NHEXES; h++) {
        out[AT_TERRAIN + t.hex[h]] = renamed(&t, in[AT_TERRAIN + h]);
        out[AT_NUMBER + t.hex[h]] = in[AT_NUMBER + h];
    }
    if (in[AT_ROBBER] < NHEXES)
        out[AT_ROBBER] = t.hex[in[AT_ROBBER]];
    if (in[AT_FOUNDED] > 0 && in[AT_FOUNDED] <= NVERTICES)
        out[AT_FOUNDED] = (uint8_t)(1 + t.vertex[in[AT_FOUNDED] - 1]);
    for (int i = 0; i < NHARBOURS; i++)
        out[AT_HARBOUR + t.harbour[i]] = renamed(&t, in[AT_HARBOUR + i]);
    for (int v = 0; v < NVERTICES; v++)
        out[AT_VERTEX + t.vertex[v]] = in[AT_VERTEX + v];
    for (int e = 0; e < NEDGES; e++)
        out[AT_EDGE + t.edge[e]] = in[AT_EDGE + e];
}

/* The plane that a plane becomes. */
static int plane_named(const struct turn *t, int plane)
{
    if (plane < PLANE_NUMBER)
        return named(t, plane);
    if (plane >= PLANE_HARBOUR && plane < PLANE_SETTLEMENT)
        return PLANE_HARBOUR + named(t, plane - PLANE_HARBOUR);
    return plane;
}

void encode_catan_turn_planes(const dsk_space *sp, int symmetry,
                              const uint8_t *in, uint8_t *out)
{
    struct turn t;
    uint16_t from[GRID_CELLS], to[GRID_CELLS];
    int n = 0;

    (void)sp;
    find_turn(symmetry, &t);
    for (int v = 0; v < NVERTICES; v++, n++) {
        from[n] = (uint16_t)encode_vertex_cell(v);
        to[n] = (uint16_t)encode_vertex_cell(t.vertex[v]);
    }
    for (int e = 0; e < NEDGES; e++, n++) {
        from[n] = (uint16_t)encode_edge_cell(e);
        to[n] = (uint16_t)encode_edge_cell(t.edge[e]);
    }
    for (int h = 0; h < NHEXES; h++, n++) {
        from[n] = (uint16_t)encode_hex_cell(h);
        to[n] = (uint16_t)encode_hex_cell(t.hex[h]);
    }
    mem_fill(out, 0, NPLANES * GRID_CELLS);
    for (int plane = 0; plane < NPLANES; plane++) {
        uint8_t *row = out + plane_named(&t, plane) * GRID_CELLS;

        for (int i = 0; i < n; i++)
            row[to[i]] = in[plane * GRID_CELLS + from[i]];
    }
}
