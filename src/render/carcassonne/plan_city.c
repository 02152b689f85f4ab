/*
 * Cities: an outline that runs along the sides the city owns and takes a bite
 * out of the tile for each stretch that it does not own.
 *
 * The border has eight halves, clockwise from the north-west corner; node k is
 * where half k begins: a corner if k is even, the middle of a side if odd.  A
 * bite is a wall from one node to another, straight between its towers.  A city
 * may have to touch a node where it owns nothing too, to keep fields apart.
 */
#include "render/carcassonne/plan.h"

#define NODES 8

static struct pt node(int k)
{
    return k % 2 == 0 ? side_corner(k / 2) : side_middle(k / 2);
}

/* Border position of half k, and who owns it. */
static int half_owner(const struct tile_def *def, int k)
{
    k &= NODES - 1;
    return plan_owner(def, 3 * (k / 2) + (k % 2 == 0 ? 0 : 2));
}

/* Is this a place where two fields meet and only a city can part them? */
static bool must_touch(const struct tile_def *def, int city, int k)
{
    int before = half_owner(def, k - 1), after = half_owner(def, k);

    if (before < 0 || after < 0 || before == after ||
        def->segs[before].kind != SEG_FIELD ||
        def->segs[after].kind != SEG_FIELD)
        return false;
    if (k % 2 == 1) { /* a road or river in the middle parts them */
        int middle = plan_owner(def, 3 * (k / 2) + 1);

        if (middle >= 0 && seg_is_way(&def->segs[middle]))
            return false;
    }
    return (def->segs[before].touches >> city & 1) &&
           (def->segs[after].touches >> city & 1);
}

/* ---- bites -------------------------------------------------------------- */

/*
 * Walls run straight from tower to tower.  These are the points between the
 * corners of a side in the north; the second half mirrors the first.
 */
struct bend {
    struct pt first, second;
};

/* A city on this side alone, and beside another one of the tile. */
static const struct bend cap = {{-146, -116}, {-60, -78}};
static const struct bend narrow_cap = {{-122, -138}, {-58, -94}};
/* So deep that it meets the cap across. */
static const struct bend long_cap = {{-122, -90}, {-62, 0}};
/* All but this side, which is empty or another city's. */
static const struct bend notch = {{-128, -128}, {-58, -100}};
static const struct bend deep_notch = {{-120, -84}, {-56, -8}};

static void along(struct path *p, int side, const struct bend *b,
                  bool backwards)
{
    struct pt q[6] = {
        side_corner(0),
        b->first,
        b->second,
        pt(-b->second.x, b->second.y),
        pt(-b->first.x, b->first.y),
        side_corner(1),
    };

    for (int i = 1; i < 6; i++)
        path_line(p, pt_turn(q[backwards ? 5 - i : i], side));
}

/* Past the sides in the north and east: to the first bend, to the middle. */
static const struct bend corner = {{-96, -138}, {34, -34}};
static const struct bend corner_way = {{-100, -128}, {2, -2}};
static const struct bend corner_city = {{-140, -92}, {-42, 42}};

static void diagonal(struct path *p, int s, const struct bend *b)
{
    const struct pt q[4] = {b->first, b->second, pt(-b->first.y, -b->first.x),
                            side_corner(2)};

    for (int i = 0; i < 4; i++)
        path_line(p, pt_turn(q[i], s));
}

/* A curve as three straight lines. */
static void lines(struct path *p, struct pt c1, struct pt c2, struct pt to)
{
    struct path curve;
    struct line l;

    path_start(&curve, p->p[p->n - 1]);
    path_curve(&curve, c1, c2, to);
    path_flatten(&curve, &l);
    path_line(p, l.p[5]);
    path_line(p, l.p[11]);
    path_line(p, to);
}

/*
 * To or from a point that the city only touches: straight through the middle,
 * and in the middle of a side with an opening angle, so that the tip has room.
 */
static void tip(struct path *p, int a, int b)
{
    struct pt from = node(a), to = node(b), c1, c2;

    c1 = a % 2 == 0 ? pt_scale(from, 52)
                    : pt_add(pt_scale(from, 40), pt_scale(to, 18));
    c2 = b % 2 == 0 ? pt_scale(to, 52)
                    : pt_add(pt_scale(to, 40), pt_scale(from, 18));
    lines(p, c1, c2, to);
}

/* Is a different city at home on this side? */
static bool nests(const struct tile_def *def, int city, int side)
{
    int other = plan_owner(def, 3 * side + 1);

    return other >= 0 && other != city && def->segs[other].kind == SEG_CITY;
}

/* Do the caps of two cities meet in the middle, to part the fields? */
static bool caps_meet(const struct tile_def *def, int side)
{
    int opposite = plan_owner(def, 3 * ((side + 2) & 3) + 1);
    int left = plan_owner(def, 3 * ((side + 3) & 3) + 1 - 1);
    int right = plan_owner(def, 3 * ((side + 1) & 3));

    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].kind != SEG_CITY && def->segs[i].kind != SEG_FIELD)
            return false;
    }
    return opposite >= 0 && def->segs[opposite].kind == SEG_CITY && left >= 0 &&
           right >= 0 && left != right && def->segs[left].kind == SEG_FIELD &&
           def->segs[right].kind == SEG_FIELD;
}

/* What lies in the corner past side s and the next one. */
static const struct bend *corner_bend(const struct tile_def *def, int city,
                                      int s)
{
    if (nests(def, city, s) || nests(def, city, (s + 1) & 3))
        return &corner_city;
    for (int i = 0; i < def->nsegs; i++) {
        if (seg_is_way(&def->segs[i]))
            return &corner_way;
    }
    return &corner;
}

static const struct bend *cap_bend(const struct tile_def *def, int city,
                                   int side)
{
    if (caps_meet(def, side))
        return &long_cap;
    return nests(def, city, (side + 1) & 3) || nests(def, city, (side + 3) & 3)
               ? &narrow_cap
               : &cap;
}

static void bite(struct path *p, const struct tile_def *def, int city, int a,
                 int b)
{
    int halves = (b - a) & (NODES - 1), side = (a / 2) & 3;

    if (a % 2 == 1 || b % 2 == 1 ||
        (halves == 4 &&
         (must_touch(def, city, a) || must_touch(def, city, b)))) {
        tip(p, a, b);
    } else if (halves == 2) {
        along(p, side, nests(def, city, side) ? &deep_notch : &notch, false);
    } else if (halves == 4) {
        diagonal(p, side, corner_bend(def, city, side));
    } else {
        side = (b / 2) & 3;
        along(p, side, cap_bend(def, city, side), true);
    }
}

/* ---- outlines ----------------------------------------------------------- */

static void outline(struct path *p, const struct tile_def *def, int city)
{
    bool owned[NODES] = {false}, stop[NODES] = {false};
    int start = 0;

    for (int k = 0; k < NODES; k++)
        owned[k] = half_owner(def, k) == city;
    for (int k = 0; k < NODES; k++) {
        stop[k] = owned[k] || owned[(k + 7) & 7] || must_touch(def, city, k);
        if (owned[k] && !owned[(k + 7) & 7])
            start = k;
    }
    path_start(p, node(start));
    for (int k = start; k < start + NODES;) {
        int next = k + 1;

        if (owned[k & 7]) {
            /* Whole sides in one line. */
            while (next < start + NODES && next % 2 == 1 && owned[next & 7])
                next++;
            if (next < start + NODES)
                path_line(p, node(next & 7));
        } else {
            while (next < start + NODES && !stop[next & 7])
                next++;
            bite(p, def, city, k & 7, next & 7);
        }
        k = next;
    }
    path_close(p);
}

/* The tips towards points that it touches are thinner than a cell: thicken. */
static void thicken(struct plan *p, int city)
{
    for (int k = 0; k < NODES; k++) {
        struct line l = {2, {pt_scale(node(k), 94), pt_scale(node(k), 75)}};

        if (must_touch(p->def, city, k))
            raster_stroke(&p->raster, &l, CELL * 3 / 4, city + 1);
    }
}

void plan_cities(struct plan *p)
{
    struct line l;

    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind != SEG_CITY)
            continue;
        outline(&p->path[i], p->def, i);
        path_flatten(&p->path[i], &l);
        raster_fill(&p->raster, &l, i + 1);
        thicken(p, i);
    }
}

/* ---- walls -------------------------------------------------------------- */

static bool on_border(struct pt p)
{
    return p.x == TILE_HALF || p.x == -TILE_HALF || p.y == TILE_HALF ||
           p.y == -TILE_HALF;
}

int plan_walls(const struct plan *p, int seg, struct wall *out)
{
    const struct pt *q = p->path[seg].p;
    int n = 0;
    bool open = false;

    for (int i = 0; i + 1 < p->path[seg].n; i++) {
        struct wall *w;

        if (on_side(q[i], q[i + 1])) {
            open = false;
            continue;
        }
        if (!open && n == WALLS_MAX)
            return n;
        w = &out[open ? n - 1 : n++];
        if (!open) {
            w->n = 1;
            w->p[0] = q[i];
        }
        w->p[w->n++] = q[i + 1];
        open = !on_border(q[i + 1]) && w->n < WALL_POINTS;
    }
    return n;
}
