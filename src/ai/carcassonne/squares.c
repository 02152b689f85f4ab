/*
 * The open squares: which wanted features meet there, how many of the tiles
 * left would close them or carry them on, and which would join two of them.
 *
 * The same demands come again and again.  Which kinds of tiles would do what
 * is a matter of the rules alone and is found out once for each demand (struct
 * eval_kinds); how many of them are left is counted once for every bag (struct
 * eval_count, emptied by eval_left_read()).
 */
#include "ai/carcassonne/eval.h"

void eval_answers_init(struct eval_answers *a)
{
    mem_fill(a, 0, sizeof *a);
}

/*
 * What a tile shows at its printed side, from left to right; what is left
 * there is right at the square beside it.
 */
static void border_of(const struct kind *k, int side, uint32_t *shown)
{
    unsigned left = k->half[2 * side], right = k->half[2 * side + 1];
    const unsigned seg[3] = {left, k->mid[side],
                             right == left ? NO_SEG : right};
    const int at[3] = {right == left ? EVAL_HALVES : EVAL_RIGHT, EVAL_MIDDLE,
                       EVAL_LEFT};
    int n = 0;

    for (int i = 0; i < 3; i++) {
        if (seg[i] != NO_SEG)
            shown[n++] = EVAL_PORT(seg[i], at[i], k->def.segs[seg[i]].kind);
    }
    while (n < 3)
        shown[n++] = EVAL_BARE;
}

static void read_rules(const struct carc_rules *r, struct eval_answers *a)
{
    a->rules = r;
    a->nkinds = r->stage_first[NSTAGES];
    for (int k = 0; k < r->nkinds; k++) {
        for (int side = 0; side < NSIDES; side++)
            border_of(&r->kind[k], side, a->border[k][side]);
    }
}

void eval_left_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_odds *o)
{
    const uint8_t *bag = carc_bag_c(r, s);
    struct eval_answers *a = o->answers;

    o->rules = r;
    o->plain = true;
    for (int i = 0; i < r->nmodules; i++)
        o->plain = o->plain && r->module[i]->tally == NULL;
    if (a->rules == r && mem_same(a->bag, bag, (size_t)a->nkinds))
        return;
    if (a->rules != r)
        read_rules(r, a);
    mem_copy(a->bag, bag, (size_t)a->nkinds);
    mem_fill(a->left, 0, sizeof a->left);
    for (int k = 0; k < a->nkinds; k++)
        a->left[k / 64] |= (uint64_t)(bag[k] > 0) << (k % 64);
    mem_fill(a->count, 0, sizeof a->count);
}

/* ---- counting ---------------------------------------------------------- */

/*
 * What is counted at a square: what it demands (board.c), then either the
 * sides where a line comes in and whether it is a road, or the places of two
 * ports.  Never 0.
 *
 *     28      27     26..24   23..20   19..16   9........0
 *     1       links  -        at b     at a     demand
 *     1       0      road     -        sides    demand
 *     1       0      0        -        0        demand    whatever fits
 */
static uint32_t line_key(struct open_square q, unsigned sides, bool road)
{
    return 1u << 28 | (uint32_t)road << 24 | sides << 16 | open_demand(q);
}

static uint32_t link_key(struct open_square q, unsigned a, unsigned b)
{
    return 3u << 27 | b << 20 | a << 16 | open_demand(q);
}

static uint32_t place_of(uint32_t key, int bits)
{
    return key * 2654435769u >> (32 - bits);
}

/* The entry of a key; *known if it has been counted before. */
static struct eval_count *count_of(const struct eval_odds *o, uint32_t key,
                                   bool *known)
{
    struct eval_count *c = &o->answers->count[place_of(key, EVAL_COUNT_BITS)];

    *known = c->key == key;
    c->key = key;
    return c;
}

/* The same for the kinds; those not known yet are emptied. */
static struct eval_kinds *kinds_of(const struct eval_odds *o, uint32_t key,
                                   bool *known)
{
    struct eval_kinds *k = &o->answers->of[place_of(key, EVAL_KINDS_BITS)];

    *known = k->key == key;
    if (!*known) {
        mem_fill(k, 0, sizeof *k);
        k->key = key;
    }
    return k;
}

static void add_kind(uint64_t *set, int kind)
{
    set[kind / 64] |= (uint64_t)1 << (kind % 64);
}

/* Tiles left of these kinds. */
static int count_left(const struct eval_odds *o, const uint64_t *set)
{
    const struct eval_answers *a = o->answers;
    int n = 0;

    for (int i = 0; 64 * i < a->nkinds; i++) {
        for (uint64_t m = set[i] & a->left[i]; m != 0; m &= m - 1)
            n += a->bag[64 * i + __builtin_ctzll(m)];
    }
    return n;
}

/* Border positions of a printed segment after this many quarter turns. */
static unsigned turned(unsigned border, int rot)
{
    border <<= 3 * rot;
    return (border | border >> 12) & 0xfff;
}

/* Would the tile at this turn leave the line open at a free side? */
static bool leaves_open(const struct kind *k, int rot, unsigned sides,
                        bool road, unsigned free)
{
    for (; sides != 0; sides &= sides - 1) {
        int side = (__builtin_ctz(sides) - rot) & 3;
        int seg = road ? k->mid[side] : k->half[2 * side];

        if (seg != NO_SEG && (turned(k->def.segs[seg].border, rot) & free) != 0)
            return true;
    }
    return false;
}

/* Which kinds close the line here, which carry it on? */
static void judge_line(const struct eval_odds *o, struct open_square q,
                       unsigned sides, bool road, struct eval_kinds *kinds)
{
    unsigned free = 0;

    for (unsigned left = carc_free_sides(open_demand(q)); left != 0;
         left &= left - 1)
        free |= 7u << (3 * __builtin_ctz(left));
    for (int i = 0; i < o->answers->nkinds; i++) {
        const struct kind *k = &o->rules->kind[i];
        unsigned fits = carc_fits(o->rules, k, q);
        bool open = true;

        if (fits == 0)
            continue;
        for (; fits != 0 && open; fits &= fits - 1)
            open = leaves_open(k, __builtin_ctz(fits), sides, road, free);
        add_kind(open ? kinds->extend : kinds->close, i);
    }
}

__attribute__((noinline)) static void count_line(const struct eval_odds *o,
                                                 struct open_square q,
                                                 unsigned sides, bool road,
                                                 struct eval_count *c)
{
    bool known;
    struct eval_kinds *kinds = kinds_of(o, c->key, &known);

    if (!known)
        judge_line(o, q, sides, road, kinds);
    c->close = (uint16_t)count_left(o, kinds->close);
    c->extend = (uint16_t)count_left(o, kinds->extend);
}

/* The segment of a tile, as it lies, at a place of a port; or NO_SEG. */
static int seg_at(const struct kind *k, int rot, unsigned at)
{
    int side = ((int)(at / 4) - rot) & 3, part = (int)(at % 4);

    return part == EVAL_MIDDLE ? k->mid[side]
                               : k->half[2 * side + (part == EVAL_RIGHT)];
}

/* Which kinds fit the square and lead from one place to the other? */
static void judge_links(const struct eval_odds *o, struct open_square q,
                        unsigned a, unsigned b, struct eval_kinds *kinds)
{
    for (int i = 0; i < o->answers->nkinds; i++) {
        const struct kind *k = &o->rules->kind[i];
        unsigned fits = carc_fits(o->rules, k, q);
        bool leads = false;

        for (; fits != 0 && !leads; fits &= fits - 1) {
            int rot = __builtin_ctz(fits);

            leads = seg_at(k, rot, a) == seg_at(k, rot, b);
        }
        if (leads)
            add_kind(kinds->close, i);
    }
}

/* From one place to the other, halves counted each by itself. */
static int count_links(const struct eval_odds *o, struct open_square q,
                       unsigned a, unsigned b)
{
    bool known;
    struct eval_kinds *kinds;

    if (a % 4 == EVAL_HALVES)
        return count_links(o, q, a - EVAL_HALVES + EVAL_RIGHT, b) +
               count_links(o, q, a - EVAL_HALVES + EVAL_LEFT, b);
    if (b % 4 == EVAL_HALVES)
        return count_links(o, q, a, b - EVAL_HALVES + EVAL_RIGHT) +
               count_links(o, q, a, b - EVAL_HALVES + EVAL_LEFT);
    kinds = kinds_of(o, link_key(q, a, b), &known);
    if (!known)
        judge_links(o, q, a, b, kinds);
    return count_left(o, kinds->close);
}

/* ---- one square -------------------------------------------------------- */

int eval_fitting(struct open_square q, struct eval_odds *o)
{
    bool known;
    struct eval_count *c = count_of(o, line_key(q, 0, false), &known);
    struct eval_kinds *kinds;

    if (known)
        return c->close;
    kinds = kinds_of(o, c->key, &known);
    for (int i = 0; !known && i < o->answers->nkinds; i++) {
        if (carc_fits(o->rules, &o->rules->kind[i], q) != 0)
            add_kind(kinds->close, i);
    }
    c->close = (uint16_t)count_left(o, kinds->close);
    return c->close;
}

int eval_ports_of(const struct carc_rules *r, const struct carc *s, int tile,
                  int side, const struct eval_odds *o, struct eval_port *port)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct tile *t = &carc_tiles_c(r, s)[tile];
    const uint32_t *shown =
        o->answers->border[t->kind][((side ^ 2) - t->rot) & 3];
    int n = 0;

    for (int i = 0; i < 3 && shown[i] != EVAL_BARE; i++) {
        port[n] = port_of(seg, shown[i] + EVAL_PORT(t->seg0, 4 * side, 0));
        n += o->want[port[n].feat] != 0;
    }
    return n;
}

int eval_ports_at(const struct carc_rules *r, const struct carc *s,
                  uint32_t pos, const struct eval_odds *o,
                  struct eval_port *port)
{
    int n = 0;

    for (int side = 0; side < NSIDES; side++) {
        int tile = carc_tile_at(r, s, carc_step(pos, side));

        if (tile >= 0)
            n += eval_ports_of(r, s, tile, side, o, port + n);
    }
    return n;
}

/* How many of the tiles left close the line of the edge, or carry it on. */
static void count_edge(struct open_square q, struct eval_edge *e,
                       const struct eval_odds *o)
{
    bool known;
    struct eval_count *c = count_of(o, line_key(q, e->sides, e->road), &known);

    if (!known)
        count_line(o, q, e->sides, e->road, c);
    e->close = c->close;
    e->extend = c->extend;
}

/* The edges of a square from place `from` on are there. */
static void add_ends(struct eval_odds *o, int from)
{
    for (int e = from; e < o->nedge; e++) {
        o->chance[o->edge[e].feat] = 1.0f;
        o->ends[o->edge[e].feat]++;
    }
}

/* The edge of a feature among those from place `from` on, new ones empty. */
static struct eval_edge *edge_of(struct eval_odds *o, int from, unsigned feat,
                                 bool road)
{
    for (int e = from; e < o->nedge; e++) {
        if (o->edge[e].feat == feat)
            return &o->edge[e];
    }
    o->edge[o->nedge] =
        (struct eval_edge){.feat = (uint16_t)feat, .road = road};
    return &o->edge[o->nedge++];
}

static struct eval_join *join_of(struct eval_odds *o, int a, int b)
{
    for (int i = 0; i < o->njoin; i++) {
        if ((o->join[i].a == a && o->join[i].b == b) ||
            (o->join[i].a == b && o->join[i].b == a))
            return &o->join[i];
    }
    if (o->njoin == EVAL_JOINS)
        return NULL;
    o->join[o->njoin] = (struct eval_join){.a = a, .b = b};
    return &o->join[o->njoin++];
}

static void add_join(struct open_square q, struct eval_port a,
                     struct eval_port b, struct eval_odds *o)
{
    bool known;
    struct eval_join *j = join_of(o, (int)a.feat, (int)b.feat);
    struct eval_count *c =
        count_of(o, link_key(q, port_at(a), port_at(b)), &known);

    if (!known)
        c->close = (uint16_t)count_links(o, q, port_at(a), port_at(b));
    if (j != NULL)
        j->links += c->close;
}

/* Could two features meet here to somebody's gain? */
static bool may_join(const struct feat *feats, struct eval_port a,
                     struct eval_port b)
{
    return a.feat != b.feat && port_kind(a) == port_kind(b) &&
           feats[a.feat].strength != feats[b.feat].strength;
}

/* The joins of ports with figures (bits), of which one in each pair has to be
 * looked at. */
static void add_joins(const struct feat *feats, struct open_square q,
                      const struct eval_port *port, unsigned figures,
                      unsigned looked, struct eval_odds *o)
{
    for (unsigned m = figures & (figures - 1); m != 0; m &= m - 1) {
        int i = __builtin_ctz(m);
        unsigned others = looked >> i & 1 ? figures : looked & figures;

        for (others &= (1u << i) - 1; others != 0; others &= others - 1) {
            struct eval_port b = port[__builtin_ctz(others)];

            if (may_join(feats, port[i], b))
                add_join(q, port[i], b, o);
        }
    }
}

void eval_square_read(const struct carc_rules *r, const struct carc *s,
                      struct open_square q, const struct eval_port *port, int n,
                      struct eval_odds *o)
{
    unsigned figures = 0, looked = 0;
    int from = o->nedge;

    /* Roads and cities, each once, go to o->edge[]. */
    for (int i = 0; i < n; i++) {
        struct eval_port t = port[i];
        unsigned want = o->want[t.feat], edges = want / WANT_EDGES & 1;

        figures |= (want / WANT_FIGURE & 1) << i;
        looked |= edges << i;
        if (is_line(port_kind(t)) && edges != 0)
            edge_of(o, from, t.feat, port_kind(t) == SEG_ROAD)->sides |=
                (uint8_t)(1u << port_side(t));
    }
    for (int e = from; e < o->nedge; e++)
        count_edge(q, &o->edge[e], o);
    add_ends(o, from);
    if ((looked & figures) != 0)
        add_joins(carc_feats_c(r, s), q, port, figures, looked, o);
}

void eval_squares_read(const struct carc_rules *r, const struct carc *s,
                       struct eval_odds *o)
{
    const struct open_square *q = carc_opens_c(r, s);

    o->nedge = o->njoin = 0;
    for (int i = 0; i < s->nopen; i++) {
        struct eval_port port[EVAL_PORTS];
        int n = eval_ports_at(r, s, open_pos(q[i]), o, port);

        if (n > 0)
            eval_square_read(r, s, q[i], port, n, o);
    }
}
