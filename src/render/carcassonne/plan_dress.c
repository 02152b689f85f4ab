/*
 * What stands on a tile as it lies: towers, rows of houses, parcels, groves.
 *
 * Nothing of it turns with the tile.  Rows of houses lie on one grid for the
 * whole board, so that they run on over the borders of tiles; what grows stands
 * in clusters with empty meadow between them, clear of walls, ways and places
 * for figures.
 */
#include "game/rng.h"
#include "render/carcassonne/shop.h"

/* What is kept clear round a figure's place: by houses, by what grows. */
#define PLACE_HOUSES 34
#define PLACE_GREEN  43
/* A street, for the houses beside it; a gate for all. */
#define STREET_R 2
#define GATE_R   24

struct dresser {
    struct shop shop;
    struct dress *out;
    int turn;
    uint64_t rng;
};

/* A point of the tile as it lies on the tile as it is printed. */
static struct pt printed(const struct dresser *d, struct pt at)
{
    return pt_turn(at, 4 - d->turn);
}

/* The kind of segment at a printed point, -1 for none. */
static int kind_at(const struct dresser *d, struct pt at)
{
    const struct plan *p = d->shop.p;
    int owner = raster_at(&p->raster, at);

    return owner == FREE || owner == BARRIER ? -1
                                             : p->def->segs[owner - 1].kind;
}

static void put(struct dresser *d, bool house, struct pt at, int kind, int arg)
{
    struct dress *o = d->out;
    struct site s = {at, (uint8_t)kind, (uint8_t)arg};

    if (house ? o->nhouses == HOUSES_MAX : o->nstands == SITES_MAX)
        return;
    o->kinds |= (uint16_t)(1 << kind);
    if (house)
        o->house[o->nhouses++] = s;
    else
        o->stand[o->nstands++] = s;
}

/* ---- walls -------------------------------------------------------------- */

/* Turrets this near to a tower are left out. */
#define TOWER_GAP 30

static bool is_corner(struct pt at)
{
    return at.x * at.x == at.y * at.y;
}

/* 0 north-west, then clockwise. */
static int corner_of(struct pt at)
{
    return at.y < 0 ? (at.x < 0 ? 0 : 1) : (at.x < 0 ? 3 : 2);
}

static void put_tower(struct dresser *d, struct pt at)
{
    at = pt_turn(at, d->turn);
    put(d, false, at, SITE_TOWER, is_corner(at) ? corner_of(at) : 4);
}

/* Half the width and the height of a turret, and what is to be seen of a place
 * for a figure. */
#define TURRET_HALF 18
#define TURRET_RISE 44
#define PLACE_SEEN  16

/* Does a turret reach into what is to be seen round a printed place? */
static bool reaches(const struct dresser *d, struct pt at, struct pt place,
                    int seen)
{
    struct pt q = pt_sub(pt_turn(place, d->turn), at);

    return q.x > -TURRET_HALF - seen && q.x < TURRET_HALF + seen &&
           q.y > -TURRET_RISE - seen && q.y < 12 + seen;
}

/* Does it hide the place of a figure, or stand under a sign? */
static bool hides(const struct dresser *d, struct pt at)
{
    const struct plan *p = d->shop.p;
    bool hidden = false;

    for (int i = 0; i < p->def->nsegs; i++)
        hidden |= reaches(d, at, p->anchor[i], PLACE_SEEN);
    for (int i = 0; i < p->nmarks; i++) {
        const struct mark *m = &p->mark[i];

        if (m->kind == MK_MAGE || m->kind == MK_ROBBER || m->kind == MK_WHEEL)
            hidden |= reaches(d, at, m->at, plan_mark_radius(m) * 2 / 3);
    }
    return hidden;
}

static void put_turret(struct dresser *d, struct pt at, struct pt end)
{
    if (pt_distance(at, end) < TOWER_GAP)
        return;
    at = pt_turn(at, d->turn);
    if (!hides(d, at))
        put(d, false, at, SITE_TURRET, 0);
}

static bool is_same(struct pt a, struct pt b)
{
    return a.x == b.x && a.y == b.y;
}

static void put_towers(struct dresser *d, int seg)
{
    struct wall wall[WALLS_MAX];
    int n = plan_walls(d->shop.p, seg, wall);

    for (int i = 0; i < n; i++) {
        const struct wall *w = &wall[i];
        bool met = false; /* another wall ends where this one begins */

        for (int k = 0; k < n; k++)
            met |= is_same(wall[k].p[wall[k].n - 1], w->p[0]);
        if (!met)
            put_tower(d, w->p[0]);
        put_tower(d, w->p[w->n - 1]);
        if (w->n > 2)
            put_turret(d, w->p[1], w->p[0]);
        if (w->n > 3)
            put_turret(d, w->p[w->n - 2], w->p[w->n - 1]);
    }
}

/* ---- houses ------------------------------------------------------------- */

/* Rows and places in a row; every second row is shifted by half a place. */
#define ROWS   12
#define PLACES 10
#define PLACE  (TILE_SIDE / PLACES)
/* From a wall, and from what is taken. */
#define WALL_ROOM  22
#define HOUSE_ROOM 19
/* The middle of a house above its foot. */
#define HOUSE_RISE 10

static bool is_free_place(const struct dresser *d, struct pt at)
{
    struct pt q = printed(d, pt(at.x, at.y - HOUSE_RISE));

    return q.x > -TILE_HALF && q.x < TILE_HALF && q.y > -TILE_HALF &&
           q.y < TILE_HALF && kind_at(d, q) == SEG_CITY &&
           shop_clear(&d->shop, q) >= WALL_ROOM &&
           !shop_crowded(&d->shop, q, HOUSE_ROOM);
}

/* Of 100 places: trees among the houses. */
#define TOWN_TREES 7

static void put_row(struct dresser *d, int row)
{
    int y = (row * TILE_SIDE + TILE_SIDE * 3 / 4) / ROWS - TILE_HALF;
    int odd = row & 1, run = 0;

    for (int i = 0; i <= PLACES - odd; i++) {
        int x = i * PLACE + PLACE / 2 * (1 + odd) - TILE_HALF;
        bool is_free = i < PLACES - odd && is_free_place(d, pt(x, y));
        bool tree = is_free && rng_below(&d->rng, 100) < TOWN_TREES;

        if (run == 3 || (run > 0 && (!is_free || tree))) {
            put(d, true, pt(x - PLACE * (run + 1) / 2, y + 8), SITE_ROW,
                run | odd << 2);
            run = 0;
        }
        if (tree)
            put(d, true, pt(x, y + 6), SITE_TREE, odd);
        else
            run += is_free;
    }
}

static void take_streets(struct dresser *d)
{
    const struct plan *p = d->shop.p;
    struct path path;
    struct line l;

    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind != SEG_CITY)
            continue;
        shop_take(&d->shop, p->plaza[i], PLACE_HOUSES);
        for (int side = 0; side < 4; side++) {
            if (!seg_side(&p->def->segs[i], side))
                continue;
            plan_street(p, i, side, &path);
            path_flatten(&path, &l);
            for (int k = 0; k < l.n; k += 2)
                shop_take(&d->shop, l.p[k], STREET_R);
        }
    }
    for (int i = 0; i < p->nmarks; i++) {
        struct pt from = p->mark[i].at, to;

        if (p->mark[i].kind != MK_GATE)
            continue;
        to = pt_sub(p->plaza[p->mark[i].number - 1], from);
        for (int k = 1; k < 5; k++)
            shop_take(&d->shop, pt_add(from, pt_scale(to, 20 * k)), STREET_R);
    }
}

/* ---- what grows --------------------------------------------------------- */

/* What a thing of the fields needs: from walls and ways, from what is taken,
 * from the border; what it takes itself, and its middle above its foot. */
struct green {
    uint8_t clear, room, border, takes, rise, kind, tries, most;
};

static const struct green parcel = {72, 55, 66, 46, 0, SITE_PARCEL, 16, 1};
static const struct green grove = {42, 30, 36, 32, 19, SITE_GROVE, 24, 5};
static const struct green grass = {24, 14, 12, 18, 2, SITE_GRASS, 10, 7};

static void put_green(struct dresser *d, const struct green *g, uint32_t chance)
{
    uint32_t span = (uint32_t)(2 * (TILE_HALF - g->border));
    int n = 0;

    if (rng_below(&d->rng, 100) >= chance)
        return;
    for (int i = 0; i < g->tries && n < g->most; i++) {
        int x = (int)rng_below(&d->rng, span) + g->border - TILE_HALF;
        int y = (int)rng_below(&d->rng, span) + g->border - TILE_HALF;
        struct pt q = printed(d, pt(x, y)); /* its middle */

        if (shop_clear(&d->shop, q) < g->clear || kind_at(d, q) != SEG_FIELD ||
            shop_crowded(&d->shop, q, g->room))
            continue;
        n++;
        put(d, g->kind == SITE_PARCEL, pt(x, y + g->rise), g->kind,
            (int)rng_below(&d->rng, 16));
        shop_take(&d->shop, q, g->takes);
    }
}

/* ---- everything --------------------------------------------------------- */

static void take_marks(struct dresser *d)
{
    const struct plan *p = d->shop.p;

    for (int i = 0; i < p->nmarks; i++) {
        const struct mark *m = &p->mark[i];

        shop_take(&d->shop, m->at,
                  m->kind == MK_GATE ? GATE_R : plan_mark_radius(m));
    }
    for (int i = 0; i < p->def->nsegs; i++)
        shop_take(&d->shop, p->anchor[i],
                  p->def->segs[i].kind == SEG_CITY ? PLACE_HOUSES
                                                   : PLACE_GREEN);
}

/* Bridges lie under the houses, if they do not span a city; all other marks
 * stand before the walls, and signs before trees: from afar both are larger. */
enum mark_layer { LAYER_UNDER, LAYER_AMONG, LAYER_SIGNS };

static enum mark_layer mark_layer(const struct mark *m)
{
    switch (m->kind) {
    case MK_BRIDGE:
        return m->scale <= 100 ? LAYER_UNDER : LAYER_AMONG;
    case MK_WINE:
    case MK_GRAIN:
    case MK_CLOTH:
    case MK_MAGE:
    case MK_ROBBER:
    case MK_FLY:
    case MK_WHEEL:
        return LAYER_SIGNS;
    default:
        return LAYER_AMONG;
    }
}

static void put_marks(struct dresser *d, enum mark_layer layer)
{
    const struct plan *p = d->shop.p;

    for (int i = 0; i < p->nmarks; i++) {
        if (mark_layer(&p->mark[i]) == layer)
            put(d, layer == LAYER_UNDER, pt_turn(p->mark[i].at, d->turn),
                SITE_MARK, i);
    }
}

static void sort_south(struct site *s, int n)
{
    for (int i = 1; i < n; i++) {
        struct site now = s[i];
        int k = i;

        for (; k > 0 && s[k - 1].at.y > now.at.y; k--)
            s[k] = s[k - 1];
        s[k] = now;
    }
}

static bool has_kind(const struct tile_def *def, enum seg_kind kind)
{
    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].kind == kind)
            return true;
    }
    return false;
}

void plan_dress(struct plan *p, int turn)
{
    struct dresser d;

    d.shop.p = p;
    d.shop.ntaken = 0;
    d.out = &p->dress[turn];
    d.turn = turn;
    d.rng = 7 + (uint64_t)turn;
    for (const char *c = p->def->id; *c != '\0'; c++)
        d.rng = d.rng * 31 + (unsigned char)*c;
    d.out->nhouses = d.out->nstands = 0;
    d.out->kinds = 0;
    take_marks(&d);
    put_marks(&d, LAYER_UNDER);
    if (has_kind(p->def, SEG_FIELD)) {
        put_green(&d, &parcel, 62);
        put_green(&d, &grove, 100);
        put_green(&d, &grass, 100);
    }
    if (has_kind(p->def, SEG_CITY)) {
        take_streets(&d);
        for (int row = 0; row < ROWS; row++)
            put_row(&d, row);
    }
    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind == SEG_CITY)
            put_towers(&d, i);
    }
    put_marks(&d, LAYER_AMONG);
    sort_south(d.out->stand, d.out->nstands);
    put_marks(&d, LAYER_SIGNS);
    d.out->made = true;
}
