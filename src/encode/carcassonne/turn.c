/*
 * Symmetries of Carcassonne: the landscape may be turned around 0,0, and
 * mirrored if every tile of the box has its mirror image there as often.  A
 * start board never turns.
 *
 * Symmetry k is k % 4 quarter turns clockwise; from 4 on the landscape is
 * mirrored before, east to west.
 */
#include "encode/carcassonne/layout.h"

#include "game/mem.h"

enum { QUARTERS = 4, BORDERS = 12 };

/* A tile as it lies after the turn, and what its segments are then. */
struct image {
    int kind, rot;
    uint8_t seg[TILE_SEGS_MAX];
};

static unsigned turned_border(unsigned border, int quarters)
{
    int by = 3 * (quarters & 3);

    return (border << by | border >> (BORDERS - by)) & ((1u << BORDERS) - 1);
}

/* East to west: NL and NR change places, and so on around. */
static unsigned mirrored_border(unsigned border)
{
    unsigned out = 0;

    for (int i = 0; i < BORDERS; i++)
        out |= (border >> i & 1) << (14 - i) % BORDERS;
    return out;
}

/* The border of a segment after the symmetry. */
static unsigned border_after(unsigned border, int rot, int symmetry)
{
    border = turned_border(border, rot);
    if (symmetry >= QUARTERS)
        border = mirrored_border(border);
    return turned_border(border, symmetry % QUARTERS);
}

/* Segment of a kind that lies like this and looks like that one, or NO_SEG. */
static int seg_like(const struct kind *k, int rot, const struct tile_seg *like,
                    unsigned border)
{
    for (int i = 0; i < k->def.nsegs; i++) {
        if (turned_border(k->def.segs[i].border, rot) == border &&
            seg_looks_like(&k->def.segs[i], like))
            return i;
    }
    return NO_SEG;
}

static bool lies_like(const struct kind *from, int rot, int symmetry,
                      const struct kind *to, struct image *im)
{
    if (from->def.nsegs != to->def.nsegs)
        return false;
    for (int i = 0; i < from->def.nsegs; i++) {
        const struct tile_seg *g = &from->def.segs[i];
        int seg =
            seg_like(to, im->rot, g, border_after(g->border, rot, symmetry));

        if (seg == NO_SEG)
            return false;
        im->seg[i] = (uint8_t)seg;
    }
    return true;
}

/* Marks that have no mirror image, or none that is looked for. */
#define ONE_WAY (MARK_FLY | MARK_SPLIT_FIELD | MARK_SPLIT_CITY)

static bool may_mirror(const struct kind *a, const struct kind *b)
{
    return a->count == b->count && a->stage == b->stage &&
           a->def.marks == b->def.marks && (a->def.marks & ONE_WAY) == 0 &&
           a->def.wheel == b->def.wheel;
}

/* What a tile becomes; false if there is no such tile. */
static bool image_of(const struct carc_rules *r, int kind, int rot,
                     int symmetry, struct image *im)
{
    const struct kind *from = &r->kind[kind];

    for (int k = 0; k < r->nkinds; k++) {
        if (symmetry < QUARTERS ? k != kind : !may_mirror(from, &r->kind[k]))
            continue;
        im->kind = k;
        for (im->rot = 0; im->rot < r->kind[k].nrot; im->rot++) {
            if (symmetry < QUARTERS &&
                im->rot != (rot + symmetry) % r->kind[k].nrot)
                continue;
            if (lies_like(from, rot, symmetry, &r->kind[k], im))
                return true;
        }
    }
    return false;
}

int encode_carc_symmetries(const struct carc_rules *r)
{
    struct image im;

    for (int k = 0; k < r->nkinds; k++) {
        if (r->kind[k].stage == NSTAGES)
            return 1;
    }
    for (int k = 0; k < r->nkinds; k++) {
        for (int q = 0; q < QUARTERS; q++) {
            if (!image_of(r, k, 0, q, &im))
                return 1;
        }
    }
    for (int k = 0; k < r->nkinds; k++) {
        if (!image_of(r, k, 0, QUARTERS, &im))
            return QUARTERS;
    }
    return 2 * QUARTERS;
}

static void turn_square(int symmetry, int *x, int *y)
{
    if (symmetry >= QUARTERS)
        *x = -*x;
    for (int i = 0; i < symmetry % QUARTERS; i++) {
        int was = *x;

        *x = -*y;
        *y = was;
    }
}

static int turn_side(int symmetry, int side)
{
    if (symmetry >= QUARTERS)
        side = (NSIDES - side) % NSIDES;
    return (side + symmetry) % NSIDES;
}

static unsigned turn_sides(int symmetry, unsigned sides)
{
    unsigned out = 0;

    for (int side = 0; side < NSIDES; side++)
        out |= (sides >> side & 1) << turn_side(symmetry, side);
    return out;
}

/* A spot of a tile after the symmetry; one that it does not have stays. */
static int turn_spot(const struct carc_rules *r, int kind, int rot,
                     int symmetry, int spot)
{
    struct image im;

    if (!image_of(r, kind, rot, symmetry, &im))
        return spot;
    for (int i = 0; i < r->kind[kind].def.nsegs; i++) {
        if (r->kind[kind].spot[rot][i] == spot)
            return r->kind[im.kind].spot[im.rot][im.seg[i]];
    }
    return spot;
}

/* ---- ids --------------------------------------------------------------- */

static int turn_place(const dsk_space *sp, const struct carc *s, int symmetry,
                      int k)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    int x = k % sp->cols - window_reach(sp);
    int y = k / sp->cols % sp->rows - window_reach(sp);
    int rot = k / sp->cols / sp->rows;
    struct image im;

    if (s->current == NO_KIND ||
        !image_of(r, s->current, rot % r->kind[s->current].nrot, symmetry, &im))
        return -1;
    turn_square(symmetry, &x, &y);
    return sp->at[BLOCK_PLACE] +
           (im.rot * sp->rows + y + window_reach(sp)) * sp->cols + x +
           window_reach(sp);
}

static int turn_pair(int symmetry, int pair)
{
    static const uint8_t pairs[] = {3, 5, 6, 9, 10, 12};
    unsigned sides = turn_sides(symmetry, pairs[pair]);
    int i = 0;

    while (pairs[i] != sides)
        i++;
    return i;
}

static int turn_on_tile(const struct carc_rules *r, const struct carc *s,
                        int tile, int symmetry, int spot)
{
    const struct tile *t = &carc_tiles_c(r, s)[tile];

    return tile >= s->ntiles ? spot
                             : turn_spot(r, t->kind, t->rot, symmetry, spot);
}

int encode_carc_turn_id(const dsk_space *sp, const dsk_state *state,
                        int symmetry, int id)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    const struct carc *s = carc_state_c(state);
    int block = encode_block_of(sp, id), k = id - sp->at[block], n;

    switch (block) {
    case BLOCK_PLACE:
        return turn_place(sp, s, symmetry, k);
    case BLOCK_FIGURE:
        return id - k % NSPOTS +
               turn_on_tile(r, s, s->last, symmetry, k % NSPOTS);
    case BLOCK_AIM:
        n = sp->size[BLOCK_AIM] / (r->ntiles * NSPOTS);
        return id + n * (turn_on_tile(r, s, k / n / NSPOTS, symmetry,
                                      k / n % NSPOTS) -
                         k / n % NSPOTS);
    case BLOCK_SAIL:
    case BLOCK_FERRY:
        return id - k % 6 + turn_pair(symmetry, k % 6);
    default:
        return id;
    }
}

/* ---- observations ------------------------------------------------------ */

/* Counts of tiles by kind, under the kinds that they become. */
static void turn_kinds(const struct carc_rules *r, int symmetry,
                       const uint8_t *in, uint8_t *out)
{
    struct image im;

    for (int k = 0; k < r->nkinds; k++) {
        if (image_of(r, k, 0, symmetry, &im))
            out[im.kind] = in[k];
    }
}

static void turn_tile(const struct carc_rules *r, int symmetry,
                      const uint8_t *in, uint8_t *out)
{
    int x = in[TILE_X] - MIDDLE, y = in[TILE_Y] - MIDDLE;
    struct image im;

    if (in[TILE_KIND] == 0 || in[TILE_KIND] > r->nkinds ||
        !image_of(r, in[TILE_KIND] - 1, in[TILE_TURNS] & 3, symmetry, &im))
        return;
    turn_square(symmetry, &x, &y);
    out[TILE_X] = encode_byte(x + MIDDLE);
    out[TILE_Y] = encode_byte(y + MIDDLE);
    out[TILE_KIND] = (uint8_t)(1 + im.kind);
    out[TILE_TURNS] = (uint8_t)im.rot;
}

/* in: the whole list of tiles, as they lay before. */
static void turn_figure(const struct carc_rules *r, int symmetry,
                        const uint8_t *tiles, uint8_t *f)
{
    const uint8_t *t = tiles + TILE_BYTES * f[FIG_TILE];

    if (f[FIG_TILE] >= r->ntiles || f[FIG_CODE] == CODE_THING + THING_GOLD)
        return;
    if (f[FIG_CODE] == CODE_THING + THING_FERRY)
        f[FIG_SPOT] = (uint8_t)turn_sides(symmetry, f[FIG_SPOT]);
    else if (t[TILE_KIND] > 0 && t[TILE_KIND] <= r->nkinds)
        f[FIG_SPOT] = (uint8_t)turn_spot(r, t[TILE_KIND] - 1, t[TILE_TURNS] & 3,
                                         symmetry, f[FIG_SPOT]);
}

void encode_carc_turn_compact(const dsk_space *sp, int symmetry,
                              const uint8_t *in, uint8_t *out)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    const uint8_t *tiles = in + sp->head;
    uint8_t *figs = out + sp->head + TILE_BYTES * r->ntiles;
    int bag = carc_bag_at(r), n = 0;
    struct image im;

    mem_copy(out, in, (size_t)sp->compact);
    if (in[AT_CURRENT] > 0 && in[AT_CURRENT] <= r->nkinds &&
        image_of(r, in[AT_CURRENT] - 1, 0, symmetry, &im))
        out[AT_CURRENT] = (uint8_t)(1 + im.kind);
    turn_kinds(r, symmetry, in + bag, out + bag);
    turn_kinds(r, symmetry, in + bag + r->nkinds, out + bag + r->nkinds);
    for (int i = 0; i < r->ntiles; i++)
        turn_tile(r, symmetry, tiles + TILE_BYTES * i,
                  out + sp->head + TILE_BYTES * i);
    while (n < encode_figure_room(r) && figs[FIG_BYTES * n + FIG_CODE] != 0)
        turn_figure(r, symmetry, tiles, figs + FIG_BYTES * n++);
    encode_sort_figures(figs, n);
}

/* Planes by spot, and those of mage and witch, which hold a spot + 1. */
static void turn_spots(const struct carc_rules *r, int symmetry, size_t area,
                       const uint8_t *in, uint8_t *out)
{
    int kind = in[area * PLANE_KIND] - 1, rot = in[area * PLANE_TURNS] & 3;
    struct image im;

    if (kind >= r->nkinds || !image_of(r, kind, rot, symmetry, &im))
        return;
    out[area * PLANE_KIND] = (uint8_t)(1 + im.kind);
    out[area * PLANE_TURNS] = (uint8_t)im.rot;
    for (int who = 0; who < 2; who++) {
        int spot = in[area * (size_t)(PLANE_MAGE + who)];

        if (spot > 0)
            out[area * (size_t)(PLANE_MAGE + who)] =
                (uint8_t)(1 + turn_spot(r, kind, rot, symmetry, spot - 1));
    }
    for (int i = 0; i < r->kind[kind].def.nsegs; i++) {
        size_t from = r->kind[kind].spot[rot][i];
        size_t to = r->kind[im.kind].spot[im.rot][im.seg[i]];

        for (size_t p = PLANE_OPEN; from < NSPOTS && p < NPLANES; p += NSPOTS)
            out[area * (p + to)] = in[area * (p + from)];
    }
}

static void turn_cell(const struct carc_rules *r, int symmetry, size_t area,
                      const uint8_t *in, uint8_t *out)
{
    for (size_t p = PLANE_LAST; p < PLANE_MAGE; p++)
        out[area * p] = in[area * p];
    for (size_t p = PLANE_FERRY; p < PLANE_OPEN; p += NSIDES) {
        for (int side = 0; side < NSIDES; side++)
            out[area * (p + (size_t)turn_side(symmetry, side))] =
                in[area * (p + (size_t)side)];
    }
    if (in[area * PLANE_KIND] > 0)
        turn_spots(r, symmetry, area, in, out);
}

void encode_carc_turn_planes(const dsk_space *sp, int symmetry,
                             const uint8_t *in, uint8_t *out)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    size_t area = (size_t)(sp->rows * sp->cols);
    int reach = window_reach(sp);

    mem_fill(out, 0, area * NPLANES);
    for (int i = 0; i < sp->rows * sp->cols; i++) {
        int x = i % sp->cols - reach, y = i / sp->cols - reach;

        turn_square(symmetry, &x, &y);
        turn_cell(r, symmetry, area, in + i,
                  out + (y + reach) * sp->cols + x + reach);
    }
}
