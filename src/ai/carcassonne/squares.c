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

void eval_left_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_odds *o)
{
    const uint8_t *bag = carc_bag_c(r, s);

    o->rules = r;
    o->nkinds = r->stage_first[NSTAGES];
    mem_copy(o->bag, bag, (size_t)o->nkinds);
    mem_fill(o->left, 0, sizeof o->left);
    for (int k = 0; k < o->nkinds; k++)
        o->left[k / 64] |= (uint64_t)(bag[k] > 0) << (k % 64);
    mem_fill(o->count, 0, sizeof o->count);
    o->plain = true;
    for (int i = 0; i < r->nmodules; i++)
        o->plain = o->plain && r->module[i]->tally == NULL;
}

/* ---- counting ---------------------------------------------------------- */

/*
 * What is counted at a square: what it demands (board.c), then either the
 * sides where a line comes in and whether it is a road, or two border
 * positions.  Never 0.
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
static struct eval_count *count_of(struct eval_odds *o, uint32_t key,
                                   bool *known)
{
    struct eval_count *c = &o->count[place_of(key, EVAL_COUNT_BITS)];

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
    int n = 0;

    for (int i = 0; 64 * i < o->nkinds; i++) {
        for (uint64_t m = set[i] & o->left[i]; m != 0; m &= m - 1)
            n += o->bag[64 * i + __builtin_ctzll(m)];
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
    for (int i = 0; i < o->nkinds; i++) {
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

static void count_line(const struct eval_odds *o, struct open_square q,
                       unsigned sides, bool road, struct eval_count *c)
{
    bool known;
    struct eval_kinds *kinds = kinds_of(o, c->key, &known);

    if (!known)
        judge_line(o, q, sides, road, kinds);
    c->close = (uint16_t)count_left(o, kinds->close);
    c->extend = (uint16_t)count_left(o, kinds->extend);
}

/* The segment of a tile, as it lies, at a border position; or NO_SEG. */
static int seg_at(const struct kind *k, int rot, unsigned at)
{
    int side = ((int)(at / 3) - rot) & 3, part = (int)(at % 3);

    return part == 1 ? k->mid[side] : k->half[2 * side + part / 2];
}

/* Which kinds fit the square and lead from one place to the other? */
static void judge_links(const struct eval_odds *o, struct open_square q,
                        unsigned a, unsigned b, struct eval_kinds *kinds)
{
    for (int i = 0; i < o->nkinds; i++) {
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

static void count_links(const struct eval_odds *o, struct open_square q,
                        unsigned a, unsigned b, struct eval_count *c)
{
    bool known;
    struct eval_kinds *kinds = kinds_of(o, c->key, &known);

    if (!known)
        judge_links(o, q, a, b, kinds);
    c->close = (uint16_t)count_left(o, kinds->close);
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
    for (int i = 0; !known && i < o->nkinds; i++) {
        if (carc_fits(o->rules, &o->rules->kind[i], q) != 0)
            add_kind(kinds->close, i);
    }
    c->close = (uint16_t)count_left(o, kinds->close);
    return c->close;
}

int eval_ports_at(const struct carc_rules *r, const struct carc *s,
                  struct open_square q, const struct eval_odds *o,
                  struct eval_port *port)
{
    const struct feat *feats = carc_feats_c(r, s);
    int n = 0;

    for (int side = 0; side < NSIDES; side++) {
        const struct tile *t;
        const struct kind *k;
        const struct seg *segs;
        int tile = carc_tile_at(r, s, carc_step(open_pos(q), side)), from;

        if (tile < 0)
            continue;
        t = &carc_tiles_c(r, s)[tile];
        k = &r->kind[t->kind];
        segs = carc_segs_c(r, s) + t->seg0;
        from = ((side ^ 2) - t->rot) & 3;
        /* What is left over there is right here. */
        for (int part = 0; part < 3; part++) {
            int seg = part == 1 ? k->mid[from] : k->half[2 * from + part / 2];
            uint16_t feat;

            if (seg == NO_SEG)
                continue;
            feat = segs[seg].feat;
            if (o->want[feat] != 0)
                port[n++] = (struct eval_port){(uint16_t)(t->seg0 + seg), feat,
                                               feats[feat].kind,
                                               (uint8_t)(3 * side + 2 - part)};
        }
    }
    return n;
}

/* Roads and cities at the square, each once, go to o->edge[]. */
static void add_edges(struct open_square q, const struct eval_port *port,
                      int nports, struct eval_odds *o)
{
    struct eval_edge *edge = o->edge + o->nedge;
    int n = 0;

    for (int i = 0; i < nports; i++) {
        const struct eval_port *t = &port[i];
        int e = 0;

        if ((t->kind != SEG_ROAD && t->kind != SEG_CITY) ||
            (o->want[t->feat] & WANT_EDGES) == 0)
            continue;
        while (e < n && edge[e].feat != t->feat)
            e++;
        if (e == n)
            edge[n++] = (struct eval_edge){.feat = t->feat,
                                           .road = t->kind == SEG_ROAD};
        edge[e].sides |= 1u << t->at / 3;
    }
    for (int e = 0; e < n; e++) {
        bool known;
        struct eval_count *c =
            count_of(o, line_key(q, edge[e].sides, edge[e].road), &known);

        if (!known)
            count_line(o, q, edge[e].sides, edge[e].road, c);
        edge[e].close = c->close;
        edge[e].extend = c->extend;
        o->chance[edge[e].feat] = 1.0f;
        o->ends[edge[e].feat]++;
    }
    o->nedge += n;
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

/* Could two features meet here to somebody's gain? */
static bool may_join(const struct feat *feats, const struct eval_port *a,
                     const struct eval_port *b)
{
    return a->kind == b->kind && a->feat != b->feat &&
           feats[a->feat].strength != feats[b->feat].strength;
}

static void add_join(struct open_square q, const struct eval_port *a,
                     const struct eval_port *b, struct eval_odds *o)
{
    bool known;
    struct eval_join *j = join_of(o, a->feat, b->feat);
    struct eval_count *c = count_of(o, link_key(q, a->at, b->at), &known);

    if (!known)
        count_links(o, q, a->at, b->at, c);
    if (j != NULL)
        j->links += c->close;
}

static void add_joins(const struct carc_rules *r, const struct carc *s,
                      struct open_square q, const struct eval_port *port, int n,
                      struct eval_odds *o)
{
    const struct feat *feats = carc_feats_c(r, s);
    const struct eval_port *with[EVAL_PORTS]; /* those with figures */
    int nwith = 0;

    for (int i = 0; i < n; i++) {
        const struct eval_port *a = &port[i];

        if ((o->want[a->feat] & WANT_FIGURE) == 0)
            continue;
        for (int k = 0; k < nwith; k++) {
            if (may_join(feats, a, with[k]) &&
                ((o->want[a->feat] | o->want[with[k]->feat]) & WANT_EDGES) != 0)
                add_join(q, a, with[k], o);
        }
        with[nwith++] = a;
    }
}

void eval_square_read(const struct carc_rules *r, const struct carc *s,
                      struct open_square q, const struct eval_port *port, int n,
                      struct eval_odds *o)
{
    add_edges(q, port, n, o);
    if (n > 1)
        add_joins(r, s, q, port, n, o);
}

void eval_squares_read(const struct carc_rules *r, const struct carc *s,
                       struct eval_odds *o)
{
    const struct open_square *q = carc_opens_c(r, s);

    o->nedge = o->njoin = 0;
    for (int i = 0; i < s->nopen; i++) {
        struct eval_port port[EVAL_PORTS];
        int n = eval_ports_at(r, s, q[i], o, port);

        if (n > 0)
            eval_square_read(r, s, q[i], port, n, o);
    }
}
