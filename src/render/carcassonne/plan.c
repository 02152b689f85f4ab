/*
 * The plan of a tile: fields, anchors and printed marks.  plan_city.c and
 * plan_way.c make the shapes, plan_place.c finds room, plan_dress.c fills the
 * rest with houses and trees.
 */
#include "render/carcassonne/shop.h"

#include <stddef.h>

#include "game/mem.h"
#include "game/rng.h"

/* What a figure needs round its anchor from what is printed on the tile, which
 * it may half cover. */
#define FIGURE_SMALL 26

int plan_owner(const struct tile_def *def, int position)
{
    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].border >> position & 1)
            return i;
    }
    return -1;
}

struct mark *plan_add(struct plan *p, enum mark_kind kind, struct pt at,
                      int angle, int scale)
{
    struct mark *m;

    if (p->nmarks == MARKS_MAX)
        return NULL;
    m = &p->mark[p->nmarks++];
    m->kind = (uint8_t)kind;
    m->scale = (uint8_t)scale;
    m->angle = (int16_t)angle;
    m->at = at;
    m->number = 0;
    return m;
}

/* ---- fields ------------------------------------------------------------- */

static void plan_fields(struct plan *p)
{
    struct holes holes;
    int inner = BARRIER;

    raster_holes(&p->raster, &holes);
    for (int i = 0; i < p->def->nsegs; i++) {
        const struct tile_seg *g = &p->def->segs[i];

        if (g->kind != SEG_FIELD)
            continue;
        if (g->attrs & ATTR_INNER)
            inner = i + 1;
        raster_claim(&p->raster, &holes, g->border, i + 1);
    }
    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind == SEG_FIELD)
            raster_flood(&p->raster, &holes, p->def->segs[i].border, i + 1);
    }
    raster_rest(&p->raster, inner);
}

static void trace_fields(struct plan *p)
{
    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind == SEG_FIELD)
            raster_trace(&p->raster, i + 1, &p->path[i]);
    }
}

/* ---- what is printed on the tile ---------------------------------------- */

/* Full radius of each mark.  ORDER MARK. */
static const uint8_t mark_radius[NMARK_KINDS] = {
    [MK_MONASTERY] = 66, [MK_GARDEN] = 50,    [MK_VILLAGE] = 52,
    [MK_JUNCTION] = 32,  [MK_HOUSE] = 30,     [MK_GATE] = 26,
    [MK_BRIDGE] = 40,    [MK_SPRING] = 36,    [MK_JETTY] = 20,
    [MK_PENNANT] = 36,   [MK_CATHEDRAL] = 74, [MK_WINE] = 34,
    [MK_GRAIN] = 34,     [MK_CLOTH] = 34,     [MK_INN] = 36,
    [MK_HILL] = 66,      [MK_VINEYARD] = 60,  [MK_SHEEP] = 32,
    [MK_GOLD] = 42,      [MK_MAGE] = 32,      [MK_ROBBER] = 32,
    [MK_FLY] = 64,       [MK_WHEEL] = 34,     [MK_CLUB] = 40,
    [MK_RAKE] = 40,      [MK_SHIELD] = 40,
};

/* Marks never get smaller than this, whatever the room. */
#define SCALE_MIN 55

int plan_mark_radius(const struct mark *m)
{
    return mark_radius[m->kind] * m->scale / 100;
}

static int scale_for(enum mark_kind kind, int room)
{
    int scale = room * 100 / mark_radius[kind];

    return scale > 100 ? 100 : scale < SCALE_MIN ? SCALE_MIN : scale;
}

static struct mark *put_mark(struct shop *s, enum mark_kind kind, struct pt at,
                             int scale)
{
    shop_take(s, at, mark_radius[kind] * scale / 100);
    return plan_add(s->p, kind, at, 0, scale);
}

/* The largest field, where a building of that radius has room enough. */
static int largest_field(struct shop *s, int radius, struct pt *at)
{
    int area = 0, best = -1;

    for (int i = 0; i < s->p->def->nsegs; i++) {
        int room, a;
        struct pt q;

        if (s->p->def->segs[i].kind != SEG_FIELD)
            continue;
        a = raster_area(&s->p->raster, i + 1);
        if (a <= area)
            continue;
        q = plan_place(s->p, i, radius, s->taken, s->ntaken, &room);
        if (room < radius * 3 / 5 && best >= 0)
            continue;
        area = a;
        best = room;
        *at = q;
    }
    return best;
}

/* The roomiest place on any segment of a kind. */
static int roomiest(struct shop *s, enum seg_kind kind, int radius,
                    struct pt *at)
{
    int best = -1;

    for (int i = 0; i < s->p->def->nsegs; i++) {
        struct pt q;
        int room;

        if (s->p->def->segs[i].kind != kind)
            continue;
        q = plan_place(s->p, i, radius, s->taken, s->ntaken, &room);
        if (room > best) {
            best = room;
            *at = q;
        }
    }
    return best;
}

/* Walls are high: what is built on a field needs more room than its radius. */
#define MARK_SPARE 8

/* On a field if there is room, else in a city, else in the middle. */
static struct mark *put_anywhere(struct shop *s, enum mark_kind kind)
{
    int r = mark_radius[kind];
    struct pt at = pt(0, 0), q = at;
    int room = roomiest(s, SEG_FIELD, r + 12, &at);
    bool grows = kind == MK_HILL || kind == MK_VINEYARD;

    if (room < r + (grows ? 0 : MARK_SPARE)) {
        int city = roomiest(s, SEG_CITY, r + 12, &q);

        if (city > room) {
            room = city;
            at = q;
        }
    }
    return put_mark(s, kind, at, scale_for(kind, room - 4));
}

/* A monastery or garden that no road leads to. */
static void put_building(struct shop *s, int seg, enum mark_kind kind)
{
    int r = mark_radius[kind], room, scale;
    struct pt at = pt(0, 0);

    for (int i = 0; i < s->p->nmarks; i++) {
        if (s->p->mark[i].kind == MK_MONASTERY && kind == MK_MONASTERY)
            return;
    }
    room = largest_field(s, r + 8, &at);
    scale = scale_for(kind, room - 8);
    s->p->anchor[seg] = at;
    raster_disc(&s->p->raster, at, r * scale / 100, seg + 1);
    raster_clearance(&s->p->raster, &s->p->clear);
    put_mark(s, kind, at, scale);
}

static void put_buildings(struct shop *s)
{
    for (int i = 0; i < s->p->def->nsegs; i++) {
        if (s->p->def->segs[i].kind == SEG_MONASTERY)
            put_building(s, i, MK_MONASTERY);
    }
    for (int i = 0; i < s->p->def->nsegs; i++) {
        if (s->p->def->segs[i].kind == SEG_GARDEN)
            put_building(s, i, MK_GARDEN);
    }
}

static void put_anchors(struct shop *s)
{
    struct plan *p = s->p;

    for (int i = 0; i < p->def->nsegs; i++) {
        int kind = p->def->segs[i].kind, room;

        if (kind == SEG_CITY)
            p->plaza[i] = plan_place(p, i, 60, NULL, 0, &room);
        if (kind == SEG_CITY && (p->def->segs[i].attrs & ATTR_CATHEDRAL))
            put_mark(s, MK_CATHEDRAL, p->plaza[i], 100);
    }
    for (int i = 0; i < p->def->nsegs; i++) {
        int kind = p->def->segs[i].kind, room = mark_radius[MK_MONASTERY];

        if (kind != SEG_MONASTERY && kind != SEG_GARDEN)
            p->anchor[i] = plan_place(p, i, 60, s->taken, s->ntaken, &room);
        p->room[i] = (uint8_t)room;
    }
}

static void take_anchors(struct shop *s, int radius)
{
    for (int i = 0; i < s->p->def->nsegs; i++)
        shop_take(s, s->p->anchor[i], radius);
}

/* ---- marks of segments -------------------------------------------------- */

static void put_in(struct shop *s, int seg, enum mark_kind kind)
{
    int room;
    struct pt at =
        plan_place(s->p, seg, mark_radius[kind], s->taken, s->ntaken, &room);

    put_mark(s, kind, at, scale_for(kind, room));
}

/* An inn is wider than deep, and there is room before a wall behind it. */
#define INN_WIDER  24
#define INN_BEHIND 16

/* How much room an inn has there; `behind` it is away from its road. */
static int inn_room(const struct shop *s, struct pt at, struct pt behind,
                    int need)
{
    int room = least(shop_room(s, at, need), edge_room(at) - INN_WIDER);

    return edge_room(behind) <= 0 ? 0 : least(room, shop_clear(s, behind));
}

/* An inn stands beside its road. */
static void put_inn(struct shop *s, int seg)
{
    struct line l;
    struct pt best = pt(0, 0);
    int value = INT16_MIN, length;

    path_flatten(&s->p->path[seg], &l);
    length = line_length(&l);
    for (int i = 1; i < 16; i++) {
        struct pt step, on = line_at(&l, length * i / 16, &step);

        for (int side = 1; side <= 3; side += 2) {
            struct pt out = pt_turn(step, side);
            struct pt at = pt_add(on, pt_long(out, ROAD_HALF + 34));
            int owner = raster_at(&s->p->raster, at), v;

            if (owner == FREE || owner == BARRIER ||
                s->p->def->segs[owner - 1].kind != SEG_FIELD)
                continue;
            v = inn_room(s, at, pt_add(at, pt_long(out, INN_BEHIND)),
                         value + 1);
            if (v > value) {
                value = v;
                best = at;
            }
        }
    }
    put_mark(s, MK_INN, best, 100);
}

static void put_seg_marks(struct shop *s)
{
    static const struct {
        uint16_t attr;
        uint8_t kind;
    } attrs[] = {
        {ATTR_PENNANT, MK_PENNANT},
        {ATTR_WINE, MK_WINE},
        {ATTR_GRAIN, MK_GRAIN},
        {ATTR_CLOTH, MK_CLOTH},
    };

    for (int i = 0; i < s->p->def->nsegs; i++) {
        const struct tile_seg *g = &s->p->def->segs[i];

        for (unsigned k = 0; k < sizeof attrs / sizeof attrs[0]; k++) {
            if (g->attrs & attrs[k].attr)
                put_in(s, i, (enum mark_kind)attrs[k].kind);
        }
        if (g->attrs & ATTR_INN)
            put_inn(s, i);
        for (int n = 0; n < g->sheep; n++)
            put_in(s, i, MK_SHEEP);
    }
}

/* ---- marks of the tile -------------------------------------------------- */

static void put_tile_marks(struct shop *s)
{
    static const struct {
        uint16_t mark;
        uint8_t kind;
    } marks[] = {
        {MARK_HILL, MK_HILL}, {MARK_VINEYARD, MK_VINEYARD},
        {MARK_GOLD, MK_GOLD}, {MARK_MAGE, MK_MAGE},
        {MARK_FLY, MK_FLY},   {MARK_ROBBER, MK_ROBBER},
    };
    const struct tile_def *def = s->p->def;
    struct mark *m;

    for (unsigned k = 0; k < sizeof marks / sizeof marks[0]; k++) {
        if (!(def->marks & marks[k].mark))
            continue;
        m = put_anywhere(s, (enum mark_kind)marks[k].kind);
        if (m != NULL && marks[k].kind == MK_FLY)
            m->angle = (int16_t)(45 * def->fly);
    }
    if (def->wheel > 0) {
        m = put_anywhere(s, MK_WHEEL);
        if (m != NULL)
            m->number = def->wheel;
    }
}

static void put_crop_mark(struct shop *s)
{
    const struct tile_def *def = s->p->def;

    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].kind != SEG_CROP)
            continue;
        put_mark(s,
                 def->marks & MARK_CROP_CLUB   ? MK_CLUB
                 : def->marks & MARK_CROP_RAKE ? MK_RAKE
                                               : MK_SHIELD,
                 s->p->anchor[i], s->p->room[i] < 40 ? 70 : 100);
    }
}

/* ---- streets ------------------------------------------------------------ */

void plan_street(const struct plan *p, int seg, int side, struct path *out)
{
    struct pt from = side_middle(side), to = p->plaza[seg];

    path_start(out, from);
    path_curve(out, pt_scale(from, 72),
               pt_add(to, pt_long(pt_sub(from, to), 24)), to);
}

/* ---- everything --------------------------------------------------------- */

/* What is built already, in the way of the rest. */
static void take_built(struct shop *s)
{
    for (int i = 0; i < s->p->nmarks; i++)
        shop_take(s, s->p->mark[i].at, plan_mark_radius(&s->p->mark[i]));
}

static void mix(uint64_t *h, unsigned v)
{
    *h = rng_mix(*h ^ v) + 1;
}

uint64_t plan_ground(const struct tile_def *def)
{
    const unsigned seen =
        ATTR_CATHEDRAL | ATTR_BRIDGE | ATTR_INNER | ATTR_MOUTH;
    uint64_t h = def->nsegs;
    int side;

    mix(&h, plan_winds(def, &side) ? (unsigned)(side + 2) : 0);
    for (int i = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        mix(&h, (unsigned)g->kind << 16 | (unsigned)g->end << 8 | g->end_seg);
        mix(&h, (unsigned)g->border << 16 | g->touches);
        mix(&h, g->attrs & seen);
    }
    return h;
}

void plan_lay(struct plan *p, const struct tile_def *def)
{
    struct shop s;

    mem_fill(p, 0, sizeof *p);
    p->def = def;
    p->ground = plan_ground(def);
    plan_crop(p);
    plan_cities(p);
    plan_ways(p);
    plan_fields(p);
    s.p = p;
    s.ntaken = 0;
    raster_clearance(&p->raster, &p->clear);
    take_built(&s);
    put_buildings(&s);
    trace_fields(p);
    put_anchors(&s);
    p->nbuilt = p->nmarks;
}

void plan_share(struct plan *p, const struct plan *like,
                const struct tile_def *def)
{
    *p = *like;
    p->def = def;
    p->nmarks = p->nbuilt;
    for (int i = 0; i < 4; i++)
        p->dress[i].made = false;
}

void plan_print(struct plan *p)
{
    struct shop s;

    s.p = p;
    s.ntaken = 0;
    take_built(&s);
    take_anchors(&s, FIGURE_SMALL);
    put_seg_marks(&s);
    put_tile_marks(&s);
    put_crop_mark(&s);
}
