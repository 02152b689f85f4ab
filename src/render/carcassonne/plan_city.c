/*
 * Cities: an outline that runs along the sides the city owns and takes a bite
 * out of the tile for each stretch that it does not own.
 *
 * The border has eight halves, clockwise from the north-west corner; node k is
 * where half k begins: a corner if k is even, the middle of a side if odd.  A
 * bite swings from one node to another.  A city may also have to touch a node
 * where it owns nothing, to keep two fields apart.
 */
#include "render/carcassonne/plan.h"

#define NODES 8
/* How deep things reach from their side. */
#define CAP_DEPTH    116
#define BITE_DEPTH   92
#define NESTED_DEPTH 196

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

/* A swing between the ends of a side, `depth` units away from it. */
static void swing(struct path *p, int side, int depth, bool backwards)
{
    int lift = depth > 150 ? 66 : depth * 52 / 100;
    struct pt q[7] = {
        pt(-200, -200),     pt(-128, -200 + lift), pt(-76, depth - 200),
        pt(0, depth - 200), pt(76, depth - 200),   pt(128, -200 + lift),
        pt(200, -200),
    };

    for (int i = 0; i < 7; i++)
        q[i] = pt_turn(q[i], side);
    if (backwards) {
        path_curve(p, q[5], q[4], q[3]);
        path_curve(p, q[2], q[1], q[0]);
    } else {
        path_curve(p, q[1], q[2], q[3]);
        path_curve(p, q[4], q[5], q[6]);
    }
}

/* From the corner before side s, past sides s and s + 1, to the far corner. */
static void diagonal(struct path *p, int s)
{
    /* For s = 1: from the north-east to the south-west corner. */
    static const struct pt q[6] = {{110, -138}, {26, -98},   {-36, -36},
                                   {-98, 26},   {-138, 110}, {-200, 200}};
    struct pt r[6];

    for (int i = 0; i < 6; i++)
        r[i] = pt_turn(q[i], s - 1);
    path_curve(p, r[0], r[1], r[2]);
    path_curve(p, r[3], r[4], r[5]);
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
    path_curve(p, c1, c2, to);
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

static void bite(struct path *p, const struct tile_def *def, int city, int a,
                 int b)
{
    int halves = (b - a) & (NODES - 1), side = (a / 2) & 3;

    if (a % 2 == 1 || b % 2 == 1 ||
        (halves == 4 &&
         (must_touch(def, city, a) || must_touch(def, city, b)))) {
        tip(p, a, b);
    } else if (halves == 2) {
        swing(p, side, nests(def, city, side) ? NESTED_DEPTH : BITE_DEPTH,
              false);
    } else if (halves == 4) {
        diagonal(p, side);
    } else {
        side = (b / 2) & 3;
        swing(p, side, caps_meet(def, side) ? TILE_HALF : CAP_DEPTH, true);
    }
}

/* ---- outlines ----------------------------------------------------------- */

static void outline(struct path *p, const struct tile_def *def, int city)
{
    bool owned[NODES], stop[NODES];
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
