/*
 * What one placement changes.  Most placements of a turn touch little: the
 * features of the tile, those beside the squares around it, fields beside such
 * cities, monasteries near by.  The position before is evaluated once, with
 * all its features; then each placement counts what it touched and takes the
 * rest as it was.
 *
 * Features that were not joined keep their number, so the arrays of the
 * position before serve for all placements: what one changes there is written
 * down and put back.
 */
#include "ai/carcassonne/eval.h"

#include "game/check.h"

/* No position has it. */
#define NO_SQUARE UINT32_MAX

/* Fields and monasteries with a higher part are always counted anew. */
#define PART_BITS 64

/* ---- the position before ------------------------------------------------ */

/*
 * Does it matter where the port's feature meets this square?  Roads and cities
 * have edges there; fields can only be joined to one with figures.
 */
static bool is_linked(const struct eval_base *b, int port, bool farmed)
{
    return port_kind(b->port[port]) != SEG_FIELD || farmed;
}

static bool is_farmed(const struct eval_base *b, int from, int to)
{
    for (int i = from; i < to; i++) {
        if (port_kind(b->port[i]) == SEG_FIELD &&
            (b->odds.want[b->port[i].feat] & WANT_FIGURE) != 0)
            return true;
    }
    return false;
}

/* All ports of all squares, and those of each feature one after another. */
static void read_ports(const struct carc_rules *r, const struct carc *s,
                       struct eval_base *b)
{
    const struct open_square *q = carc_opens_c(r, s);
    int n = 0;

    mem_fill(b->head, 0, s->nsegs * sizeof b->head[0]);
    for (int i = 0; i < s->nopen; i++) {
        bool farmed;

        b->first[i] = (uint16_t)n;
        n += eval_ports_at(r, s, open_pos(q[i]), &b->odds, &b->port[n]);
        farmed = is_farmed(b, b->first[i], n);
        for (int k = b->first[i]; k < n; k++) {
            if (!is_linked(b, k, farmed))
                continue;
            b->home[k] = (uint16_t)i;
            b->next[k] = b->head[b->port[k].feat];
            b->head[b->port[k].feat] = (uint16_t)(k + 1);
        }
    }
    b->first[s->nopen] = (uint16_t)n;
}

/* Edges and joins of all squares. */
static void read_squares(const struct carc_rules *r, const struct carc *s,
                         struct eval_base *b)
{
    const struct open_square *q = carc_opens_c(r, s);

    b->odds.nedge = b->odds.njoin = 0;
    for (int i = 0; i < s->nopen; i++)
        eval_square_read(r, s, q[i], &b->port[b->first[i]],
                         b->first[i + 1] - b->first[i], &b->odds);
}

static void read_odds(const struct carc_rules *r, const struct carc *s,
                      const float *w, struct eval_base *b)
{
    const struct feat *feats = carc_feats_c(r, s);
    struct eval_odds *o = &b->odds;

    mem_fill(o->want, WANT_FIELD | WANT_EDGES, s->nsegs);
    mem_fill(o->ends, 0, s->nsegs);
    for (int i = 0; i < s->nsegs; i++) {
        o->chance[i] = 0;
        if (feats[i].strength != 0)
            o->want[i] |= WANT_OWNED | WANT_FIGURE;
    }
    read_ports(r, s, b);
    read_squares(r, s, b);
    eval_chances_read(r, s, w, o);
    for (int i = 0; i < s->nsegs; i++)
        o->want[i] &= (uint8_t)~WANT_EDGES;
    mem_fill(o->want + s->nsegs, 0, TILE_SEGS_MAX);
}

/* The cities beside a field learn of it. */
static void read_field(const struct carc_rules *r, const struct carc *s,
                       int part, struct eval_base *b)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct tile *tiles = carc_tiles_c(r, s);
    int field = b->part[part].feat, i = field;

    do {
        const struct tile *t = &tiles[seg[i].tile];
        unsigned touches = r->kind[t->kind].def.segs[i - t->seg0].touches;

        for (; touches != 0; touches &= touches - 1)
            b->beside[seg[t->seg0 + __builtin_ctz(touches)].feat] |= (uint64_t)1
                                                                     << part;
        i = seg[i].next;
    } while (i != field);
}

/* Is the feature among the parts already? */
static bool has_part(const struct eval_base *b, int feat)
{
    int slot = b->slot[feat];

    return slot < b->nparts && b->part[slot].feat == feat;
}

/* What makes the part's worth change. */
static void read_part(const struct eval_sums *x, int part, struct eval_base *b)
{
    int kind = carc_feats_c(x->r, x->s)[b->part[part].feat].kind;

    if (part >= PART_BITS || is_line((unsigned)kind))
        return;
    if (kind == SEG_FIELD)
        read_field(x->r, x->s, part, b);
    else
        b->points |= (uint64_t)1 << part;
}

static void read_figure(const float *w, const struct fig *fig, float back,
                        struct eval_base *b)
{
    int figure = fig->owner & 15;

    b->figure[b->nfigures++] =
        (struct eval_figure){.seg = fig->seg,
                             .owner = fig->owner,
                             .works = eval_works(figure),
                             .home = eval_figure_home(w, figure, back)};
}

static void read_parts(struct eval_sums *x, struct eval_base *b)
{
    const struct fig *fig = carc_figs_c(x->r, x->s);
    const struct seg *seg = carc_segs_c(x->r, x->s);

    b->nparts = b->nfigures = 0;
    b->points = 0;
    mem_fill(b->slot, 0, x->s->nsegs);
    mem_fill(b->beside, 0, x->s->nsegs * sizeof b->beside[0]);
    for (int i = 0; i < x->r->cap_figs; i++) {
        int feat = seg[fig[i].seg].feat;
        struct eval_part *part = &b->part[b->nparts];

        if (fig[i].owner == NO_OWNER)
            continue;
        if (!has_part(b, feat)) {
            *part = (struct eval_part){.feat = (uint16_t)feat};
            b->slot[feat] = (uint8_t)b->nparts;
            x->points = part->points;
            eval_feature_value(x, feat);
            part->home = eval_home(x->r, x->s, x->o, feat);
            read_part(x, b->nparts, b);
            b->nparts++;
        }
        if (carc_feats_c(x->r, x->s)[feat].kind != SEG_FIELD)
            read_figure(x->w, &fig[i], b->part[b->slot[feat]].home, b);
    }
}

static void read_joins(struct eval_sums *x, struct eval_base *b)
{
    b->njoin = b->odds.njoin;
    mem_fill(b->joined, 0, sizeof b->joined);
    for (int i = 0; i < b->njoin; i++) {
        b->join[i] = b->odds.join[i];
        eval_join_value(x->r, x->s, x->w, x->o, &b->join[i], b->joined[i]);
    }
}

/* With the time as it is after a placement. */
static void read_base(const struct carc_rules *r, const struct carc *before,
                      const float *w, const struct eval_time *time,
                      struct eval_base *b)
{
    struct eval_sums x = {.r = r, .s = before, .w = w, .o = &b->odds};

    b->before = before;
    b->square = NO_SQUARE;
    b->nsaved = 0;
    eval_left_read(r, before, &b->odds);
    b->odds.time = *time;
    eval_terms_read(r, w, &b->odds);
    read_odds(r, before, w, b);
    read_parts(&x, b);
    read_joins(&x, b);
}

/* ---- a placement -------------------------------------------------------- */

struct change {
    const struct carc_rules *r;
    const struct carc *before, *s;
    struct eval_base *b;
    struct eval_odds *o;
    bool overflow; /* more was touched than can be put back */
};

static void touch_first(struct change *c, int feat, unsigned why)
{
    struct eval_odds *o = c->o;
    struct eval_base *b = c->b;

    if ((o->want[feat] & WANT_VALUE) == 0) {
        if (b->nsaved == EVAL_SAVED) {
            c->overflow = true;
            return;
        }
        b->saved[b->nsaved++] =
            (struct eval_saved){(uint16_t)feat, o->want[feat], o->ends[feat],
                                o->chance[feat], o->worth[feat]};
    }
    if ((why & ~(unsigned)o->want[feat] & WANT_EDGES) != 0) {
        o->ends[feat] = 0;
        o->chance[feat] = 0;
        if (carc_feats_c(c->r, c->s)[feat].strength != 0)
            why |= WANT_OWNED | WANT_FIGURE;
    }
    o->want[feat] |= (uint8_t)(why | WANT_FIELD | WANT_VALUE);
}

/* Is to be counted again, for this reason. */
static void touch(struct change *c, int feat, unsigned why)
{
    if ((~(unsigned)c->o->want[feat] & (why | WANT_VALUE)) != 0)
        touch_first(c, feat, why);
}

static void put_back(struct eval_base *b)
{
    while (b->nsaved > 0) {
        const struct eval_saved *s = &b->saved[--b->nsaved];

        b->odds.want[s->feat] = s->want;
        b->odds.ends[s->feat] = s->ends;
        b->odds.chance[s->feat] = s->chance;
        b->odds.worth[s->feat] = s->worth;
    }
}

/*
 * Does it matter where else a feature meets squares, if it met one around the
 * tile (its own: `own`)?  Fields only join, and those beside the tile's square
 * get no figure by it.
 */
static bool is_spread(const struct eval_base *b, struct eval_port p, bool own)
{
    return own || port_kind(p) != SEG_FIELD ||
           (b->odds.want[p.feat] & WANT_FIGURE) != 0;
}

/*
 * The features that met a square before: they have to be looked at wherever
 * they meet one.
 */
static void touch_square(struct eval_base *b, int square, bool own)
{
    for (int i = b->first[square]; i < b->first[square + 1]; i++) {
        unsigned feat = b->port[i].feat;

        if (!is_spread(b, b->port[i], own))
            continue;
        b->worths |= b->beside[feat];
        for (int k = b->head[feat]; k != 0; k = b->next[k - 1]) {
            int home = b->home[k - 1];

            b->looked[home / 64] |= (uint64_t)1 << (home % 64);
        }
    }
}

/* A square around the tile, as it is now. */
struct around {
    struct open_square q;
    struct eval_port port[EVAL_PORTS];
    int n;
};

static void forget_square(struct eval_base *b, int square)
{
    b->looked[square / 64] &= ~((uint64_t)1 << (square % 64));
}

/* Do the squares lie so close that one's neighbours touch the other's? */
static bool is_close(uint32_t a, uint32_t b)
{
    int dx = carc_x(a) - carc_x(b), dy = carc_y(a) - carc_y(b);

    return dx >= -2 && dx <= 2 && dy >= -2 && dy <= 2;
}

/* Parts that are monasteries and the like near a square. */
static uint64_t near_parts(const struct change *c, uint32_t pos)
{
    const struct tile *tiles = carc_tiles_c(c->r, c->before);
    const struct seg *seg = carc_segs_c(c->r, c->before);
    uint64_t near = 0;

    for (uint64_t m = c->b->points; m != 0; m &= m - 1) {
        int i = __builtin_ctzll(m);

        if (is_close(tiles[seg[c->b->part[i].feat].tile].pos, pos))
            near |= (uint64_t)1 << i;
    }
    return near;
}

/*
 * What a tile at pos touches however it is turned: placements come sorted, so
 * that the next one is often another turn at the same square.
 */
static void read_square(struct change *c, uint32_t pos)
{
    struct eval_base *b = c->b;
    int own;

    if (b->square == pos)
        return;
    b->square = pos;
    own = carc_open_at(c->r, c->before, pos);
    b->worths = near_parts(c, pos);
    mem_fill(b->looked, 0, sizeof b->looked);
    for (int side = 0; side < NSIDES; side++) {
        uint32_t at = carc_step(pos, side);
        /* Squares of a column stand side by side in the list. */
        int k = side == NORTH   ? own - 1
                : side == SOUTH ? own + 1
                                : carc_open_at(c->r, c->before, at);

        b->side[side] = -1;
        if (k >= 0 && carc_is_open(c->r, c->before, k, at)) {
            b->side[side] = (int16_t)k;
            touch_square(b, k, false);
        }
    }
    if (carc_is_open(c->r, c->before, own, pos)) {
        touch_square(b, own, true);
        forget_square(b, own);
    }
    for (int side = 0; side < NSIDES; side++) {
        if (b->side[side] >= 0)
            forget_square(b, b->side[side]);
    }
}

/* The ports of a square before, as their features are called now. */
static int rename_ports(const struct change *c, int from, int to,
                        struct eval_port *port)
{
    const struct seg *seg = carc_segs_c(c->r, c->s);

    for (int i = from; i < to; i++)
        port[i - from] = port_of(seg, c->b->port[i].what);
    return to - from;
}

/* The ports of a square beside the tile: as before, and those of the tile in
 * their place. */
static void read_beside(const struct change *c, int side, struct around *a)
{
    const struct eval_base *b = c->b;
    int square = b->side[side], home = side ^ 2, from = 0, to = 0, at;

    if (square >= 0) {
        from = b->first[square];
        to = b->first[square + 1];
    }
    for (at = from; at < to && (int)port_side(b->port[at]) < home;)
        at++;
    a->n = rename_ports(c, from, at, a->port);
    a->n += eval_ports_of(c->r, c->s, c->s->last, home, c->o, a->port + a->n);
    a->n += rename_ports(c, at, to, a->port + a->n);
}

/* Touches what meets the square beside the tile; false if there is none. */
static bool touch_beside(struct change *c, const struct tile *t, int side,
                         struct around *a)
{
    const struct open_square *q = carc_opens_c(c->r, c->before);
    uint32_t pos = carc_step(t->pos, side);
    int square = c->b->side[side];
    unsigned demand = c->r->kind[t->kind].asks[t->rot][side];

    if (square >= 0)
        demand += open_demand(q[square]);
    else if (carc_tile_at(c->r, c->before, pos) >= 0)
        return false;
    a->q.key = pos << DEMAND_BITS | demand;
    read_beside(c, side, a);
    for (int k = 0; k < a->n; k++)
        touch(c, (int)a->port[k].feat, WANT_EDGES);
    return true;
}

static void look_at_square(struct change *c, int square)
{
    const struct eval_base *b = c->b;
    struct eval_port port[EVAL_PORTS];
    int n = rename_ports(c, b->first[square], b->first[square + 1], port);

    eval_square_read(c->r, c->s, carc_opens_c(c->r, c->before)[square], port, n,
                     c->o);
}

static void look_at_squares(struct change *c)
{
    for (int i = 0; i < (c->before->nopen + 63) / 64; i++) {
        for (uint64_t bits = c->b->looked[i]; bits != 0; bits &= bits - 1)
            look_at_square(c, 64 * i + __builtin_ctzll(bits));
    }
}

/* Edges and joins of all that meets the tile or a square around it. */
static void change_edges(struct change *c)
{
    const struct tile *t = &carc_tiles_c(c->r, c->s)[c->s->last];
    const struct seg *seg = carc_segs_c(c->r, c->s) + t->seg0;
    struct around around[NSIDES];
    int n = 0;

    for (int i = 0; i < c->r->kind[t->kind].def.nsegs; i++)
        touch(c, seg[i].feat, WANT_EDGES | WANT_LAST | WANT_FIGURE);
    read_square(c, t->pos);
    for (int side = 0; side < NSIDES; side++)
        n += touch_beside(c, t, side, &around[n]);
    c->o->nedge = c->o->njoin = 0;
    look_at_squares(c);
    for (int i = 0; i < n; i++)
        eval_square_read(c->r, c->s, around[i].q, around[i].port, around[i].n,
                         c->o);
}

/* Features whose worth changes though their edges do not. */
static void change_worths(struct change *c)
{
    const struct seg *seg = carc_segs_c(c->r, c->s);
    const struct eval_base *b = c->b;

    for (uint64_t m = b->worths; m != 0; m &= m - 1)
        touch(c, seg[b->part[__builtin_ctzll(m)].feat].feat, 0);
    for (int i = PART_BITS; i < b->nparts; i++) {
        int feat = seg[b->part[i].feat].feat;

        if (!is_line(carc_feats_c(c->r, c->s)[feat].kind))
            touch(c, feat, 0);
    }
}

static bool same_time(const struct carc_rules *r, const struct eval_time *a,
                      const struct eval_time *b)
{
    for (int i = 0; i < r->head.players; i++) {
        if (a->turns[i] != b->turns[i])
            return false;
    }
    return a->tiles == b->tiles && a->next == b->next;
}

bool eval_placed(const struct carc_rules *r, const struct carc *before,
                 struct carc *s, const float *w, struct eval_base *b,
                 const dsk_action *a, int n, float *points, float *mine)
{
    struct change c = {.r = r, .before = before, .s = s, .b = b, .o = &b->odds};
    struct eval_sums x = {
        .r = r, .s = s, .w = w, .o = &b->odds, .base = b, .points = points};
    const struct fig *figs = carc_figs_c(r, s);
    struct eval_time time;

    if (s->ntiles != before->ntiles + 1)
        return false;
    eval_time_read(r, s, &time);
    if (b->before == NULL)
        read_base(r, before, w, &time, b);
    if (b->before != before || !same_time(r, &time, &b->odds.time))
        return false;
    mem_fill(points, 0, DSK_PLAYERS_MAX * sizeof *points);
    x.stand = mem_same(figs, carc_figs_c(r, before),
                       (size_t)r->cap_figs * sizeof *figs);
    change_edges(&c);
    if (!c.overflow)
        eval_chances_read(r, s, w, &b->odds);
    change_worths(&c);
    if (!c.overflow)
        eval_figures_value(&x, s, a, n, mine);
    put_back(b);
    return !c.overflow;
}
