/*
 * Features: rings of segments (state.h).  A new tile brings its segments as
 * features of their own; each side it shares with a neighbour then joins the
 * segments that meet there.
 */
#include "carcassonne/board.h"
#include "game/check.h"

static void add_point(const struct carc_rules *r, struct carc *s, int seg,
                      uint32_t pos)
{
    dsk_assert(s->npoints < r->cap_points);
    carc_points(r, s)[s->npoints++] = (struct point){pos, (uint16_t)seg};
    s->pointed[(pos >> 9) % GRID_SIDE] |= (uint32_t)1 << pos % GRID_SIDE;
}

void carc_add_segs(const struct carc_rules *r, struct carc *s, int tile)
{
    const struct kind *k = &r->kind[carc_tiles(r, s)[tile].kind];
    struct seg *seg = carc_segs(r, s);
    struct feat *feat = carc_feats(r, s);
    int n = s->nsegs;

    dsk_assert(n + k->def.nsegs <= r->cap_segs);
    for (int i = 0; i < k->def.nsegs; i += SEGS_STEP) {
        mem_copy(&feat[n + i], &k->fresh[i], SEGS_STEP * sizeof feat[n]);
        for (int g = n + i; g < n + i + SEGS_STEP; g++)
            seg[g] = (struct seg){(uint16_t)g, (uint16_t)g, (uint8_t)tile, 0};
    }
    for (unsigned m = k->points; m != 0; m &= m - 1)
        add_point(r, s, s->nsegs + __builtin_ctz(m),
                  carc_tiles(r, s)[tile].pos);
    s->nsegs = (uint16_t)(n + k->def.nsegs);
}

/* Makes two features one: the smaller ring takes the larger one's label. */
static void merge(struct seg *seg, struct feat *feat, int keep, int gone)
{
    int other = (keep ^ gone) & -(feat[keep].size < feat[gone].size), i;
    uint16_t next;

    keep ^= other;
    gone ^= other;
    i = gone;
    do {
        seg[i].feat = (uint16_t)keep;
        i = seg[i].next;
    } while (i != gone);
    next = seg[keep].next;
    seg[keep].next = seg[gone].next;
    seg[gone].next = next;
    feat[keep].strength += feat[gone].strength;
    feat[keep].size = (uint16_t)(feat[keep].size + feat[gone].size);
    feat[keep].open = (uint16_t)(feat[keep].open + feat[gone].open);
    feat[keep].pennants = (uint8_t)(feat[keep].pennants + feat[gone].pennants);
    feat[keep].flags |= feat[gone].flags;
}

void carc_merge(const struct carc_rules *r, struct carc *s, int a, int b)
{
    struct seg *seg = carc_segs(r, s);

    if (seg[a].feat != seg[b].feat)
        merge(seg, carc_feats(r, s), seg[a].feat, seg[b].feat);
}

/* Two ends meet: both are closed, and their features are one. */
static void join(struct seg *seg, struct feat *feat, int a, int b)
{
    a = seg[a].feat;
    b = seg[b].feat;
    feat[a].open--;
    feat[b].open--;
    if (a != b)
        merge(seg, feat, a, b);
}

/* The same where the segments have the whole side: two ends each. */
static void join_whole(struct seg *seg, struct feat *feat, int a, int b)
{
    a = seg[a].feat;
    b = seg[b].feat;
    feat[a].open = (uint16_t)(feat[a].open - 2);
    feat[b].open = (uint16_t)(feat[b].open - 2);
    if (a != b)
        merge(seg, feat, a, b);
}

/*
 * The tile meets another one at its side: the roads in the middle join, then
 * the left half here with the right half there and the other way round.
 */
void carc_join_side(const struct carc_rules *r, struct carc *s, int tile,
                    int side, int other)
{
    const struct tile *a = &carc_tiles(r, s)[tile];
    const struct tile *b = &carc_tiles(r, s)[other];
    const struct kind *ka = &r->kind[a->kind], *kb = &r->kind[b->kind];
    struct seg *seg = carc_segs(r, s);
    struct feat *feat = carc_feats(r, s);
    int pa = (side - a->rot) & 3, pb = ((side ^ 2) - b->rot) & 3;
    const uint8_t *ha = &ka->half[2 * pa], *hb = &kb->half[2 * pb];

    if (ka->mid[pa] != NO_SEG) {
        join(seg, feat, a->seg0 + ka->mid[pa], b->seg0 + kb->mid[pb]);
    } else if ((ha[0] == ha[1]) & (hb[0] == hb[1])) {
        join_whole(seg, feat, a->seg0 + ha[0], b->seg0 + hb[0]);
        return;
    }
    join(seg, feat, a->seg0 + ha[0], b->seg0 + hb[1]);
    join(seg, feat, a->seg0 + ha[1], b->seg0 + hb[0]);
}

/* The parts meet if both are there and of one kind. */
static void join_alike(const struct carc_rules *r, struct carc *s, int a, int b)
{
    if (a >= 0 && b >= 0 && carc_seg_kind(r, s, a) == carc_seg_kind(r, s, b))
        join(carc_segs(r, s), carc_feats(r, s), a, b);
}

static int part(const struct tile *t, uint8_t seg)
{
    return seg == NO_SEG ? -1 : t->seg0 + seg;
}

void carc_join_alike(const struct carc_rules *r, struct carc *s, int tile,
                     int side, int other)
{
    const struct tile *a = &carc_tiles(r, s)[tile];
    const struct tile *b = &carc_tiles(r, s)[other];
    const struct kind *ka = &r->kind[a->kind], *kb = &r->kind[b->kind];
    int pa = (side - a->rot) & 3, pb = ((side ^ 2) - b->rot) & 3;

    join_alike(r, s, part(a, ka->mid[pa]), part(b, kb->mid[pb]));
    for (int half = 0; half < 2; half++)
        join_alike(r, s, part(a, ka->half[2 * pa + half]),
                   part(b, kb->half[2 * pb + 1 - half]));
}

/* The squares around pos without a tile.  Which they are is a matter of chance:
 * no branch unless squares share slots of the grid. */
static int missing_around(const struct carc_rules *r, const struct carc *s,
                          uint32_t pos)
{
    int n = 0;

    for (int i = 0; i < NEAR_SQUARES; i++)
        n += !carc_is_tile(r, s, carc_near_square(pos, i));
    return n;
}

/* One neighbour less is missing for what stands on square i (carc_near_slots)
 * around pos.  The slot may belong to a square far away. */
static void take_neighbour(const struct carc_rules *r, struct carc *s,
                           uint32_t pos, int i)
{
    const struct tile *t = carc_tiles(r, s);
    int tile =
        carc_tile_at(r, s, pos + (uint32_t)((i / 3 - 1) * 512 + i % 3 - 1));

    if (tile < 0)
        return;
    t += tile;
    for (unsigned m = r->kind[t->kind].points; m != 0; m &= m - 1) {
        struct feat *f = &carc_feats(r, s)[t->seg0 + __builtin_ctz(m)];

        f->open--;
        s->filled |= (uint8_t)(f->open == 0);
    }
}

/*
 * A monastery waits for its 8 neighbours: feat.open counts the missing.  One
 * on the tile itself counts them for the first time, with that tile as one
 * that is going to be taken off.
 */
void carc_count_neighbours(const struct carc_rules *r, struct carc *s, int tile)
{
    const struct tile *t = &carc_tiles(r, s)[tile];
    struct feat *feat = carc_feats(r, s);

    for (unsigned m = r->kind[t->kind].points; m != 0; m &= m - 1)
        feat[t->seg0 + __builtin_ctz(m)].open =
            (uint16_t)(missing_around(r, s, t->pos) + 1);
    s->filled = 0;
    for (unsigned near = carc_near_slots(s->pointed, t->pos); near != 0;
         near &= near - 1)
        take_neighbour(r, s, t->pos, __builtin_ctz(near));
}

/* Distinct tiles of a feature (BASE-S4: two parts on one tile count once). */
int carc_feature_tiles(const struct carc_rules *r, const struct carc *s,
                       int feat)
{
    const struct seg *seg = carc_segs_c(r, s);
    uint64_t seen[(TILES_MAX + 63) / 64] = {0};
    int i = feat, n = 0;

    do {
        uint64_t bit = (uint64_t)1 << (seg[i].tile % 64);
        uint64_t *word = &seen[seg[i].tile / 64];

        n += (*word & bit) == 0;
        *word |= bit;
        i = seg[i].next;
    } while (i != feat);
    return n;
}

#define SEGS_MAX (TILES_MAX * TILE_SEGS_MAX)

int carc_field_cities(const struct carc_rules *r, const struct carc *s,
                      int feat)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct feat *feats = carc_feats_c(r, s);
    const struct tile *tiles = carc_tiles_c(r, s);
    uint64_t seen[(SEGS_MAX + 63) / 64];
    int i = feat, n = 0;

    mem_fill(seen, 0, ((size_t)s->nsegs + 63) / 64 * sizeof seen[0]);
    do {
        const struct tile *t = &tiles[seg[i].tile];
        unsigned touches = r->kind[t->kind].def.segs[i - t->seg0].touches;

        for (; touches != 0; touches &= touches - 1) {
            int city = seg[t->seg0 + __builtin_ctz(touches)].feat;
            uint64_t bit = (uint64_t)1 << (city % 64);

            n += (feats[city].open == 0) & ((seen[city / 64] & bit) == 0);
            seen[city / 64] |= bit;
        }
        i = seg[i].next;
    } while (i != feat);
    return n;
}

int carc_find_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   int spot)
{
    const struct tile *t = &carc_tiles_c(r, s)[tile];
    const struct kind *k = &r->kind[t->kind];

    for (int i = 0; i < k->def.nsegs && spot != NO_SPOT; i++) {
        if (k->spot[t->rot][i] == spot)
            return t->seg0 + i;
    }
    return -1;
}
