/*
 * Roads, rivers, lakes and crop circles: centre lines from side to side or to
 * the thing they end at, and the round things in the middle.
 */
#include "render/carcassonne/plan.h"

/* Radii of what stands in the middle. */
#define MONASTERY_R 60
#define VILLAGE_R   50
#define JUNCTION_R  30
#define HOUSE_R     30
#define LAKE_R      66
#define CROP_R      62
#define POOL_R      84

static int sides_of(const struct tile_seg *g, int *side)
{
    int n = 0;

    for (int s = 0; s < 4; s++) {
        if (seg_side(g, s))
            side[n++] = s;
    }
    return n;
}

/* The middle of the tile, moved away from the cities. */
static struct pt hub(const struct tile_def *def)
{
    struct pt h = pt(0, 0);

    for (int s = 0; s < 4; s++) {
        int owner = plan_owner(def, 3 * s + 1);

        if (owner >= 0 && def->segs[owner].kind == SEG_CITY)
            h = pt_add(h, pt_scale(side_middle(s), -11));
    }
    return h;
}

/* A way that turns from one side to the next, or -1. */
static int curved_way(const struct tile_def *def)
{
    int side[4];

    for (int i = 0; i < def->nsegs; i++) {
        if (seg_is_way(&def->segs[i]) && sides_of(&def->segs[i], side) == 2 &&
            ((side[0] ^ side[1]) & 1))
            return i;
    }
    return -1;
}

static int straight_way(const struct tile_def *def)
{
    int side[4];

    for (int i = 0; i < def->nsegs; i++) {
        if (seg_is_way(&def->segs[i]) && sides_of(&def->segs[i], side) == 2 &&
            !((side[0] ^ side[1]) & 1))
            return i;
    }
    return -1;
}

/* Towards the middle of a curved way, `percent` of the way. */
static struct pt curve_middle(const struct tile_def *def, int way, int percent)
{
    int side[4];

    sides_of(&def->segs[way], side);
    return pt_scale(pt_add(side_middle(side[0]), side_middle(side[1])),
                    percent);
}

static bool is_bridge(const struct tile_seg *g)
{
    return g->attrs & ATTR_BRIDGE;
}

static int find_kind(const struct tile_def *def, enum seg_kind kind)
{
    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].kind == kind)
            return i;
    }
    return -1;
}

/* Which of two ways to wind: differs from tile to tile. */
static int winding(const struct tile_def *def)
{
    unsigned h = 0;

    for (const char *c = def->id; *c != '\0'; c++)
        h = h * 31 + (unsigned char)*c;
    return h & 1 ? 1 : -1;
}

bool plan_winds(const struct tile_def *def, int *side)
{
    *side = winding(def);
    return straight_way(def) >= 0;
}

/* ---- the monastery that roads lead to ----------------------------------- */

static bool leads_to(const struct tile_seg *g, int seg)
{
    return g->kind == SEG_ROAD && g->end == END_SEGMENT && g->end_seg == seg;
}

/* Where the monastery stands if roads say so. */
static bool monastery_at(const struct tile_def *def, int seg, struct pt *at)
{
    int curve = curved_way(def);
    bool led = false;

    *at = hub(def);
    for (int i = 0; i < def->nsegs; i++) {
        int side[4];

        if (!leads_to(&def->segs[i], seg))
            continue;
        led = true;
        sides_of(&def->segs[i], side);
        if (is_bridge(&def->segs[i]))
            *at = pt_scale(side_middle(side[0]), -42);
    }
    if (curve >= 0)
        *at = pt_sub(*at, curve_middle(def, curve, 11));
    return led;
}

/* ---- through ways ------------------------------------------------------- */

/* How far a straight way swerves from the middle, away from what is there. */
static struct pt swerve(const struct tile_def *def, int side)
{
    struct pt from = side_middle(side), left = side_middle((side + 3) & 3), at;
    int weight = 0, seg = find_kind(def, SEG_MONASTERY);

    for (int i = 1; i <= 3; i += 2) {
        int owner = plan_owner(def, 3 * ((side + i) & 3) + 1);

        if (owner >= 0 && def->segs[owner].kind == SEG_CITY)
            weight += i == 1 ? 1 : -1;
    }
    if (seg >= 0 && monastery_at(def, seg, &at)) {
        int along = at.x * from.y - at.y * from.x; /* > 0: on the left */

        return along == 0 ? pt(0, 0) : pt_scale(left, along > 0 ? -20 : 20);
    }
    return pt_scale(left, 13 * weight);
}

/* Does anything cross the middle of the tile besides this way? */
static bool crossed(const struct tile_def *def, int way)
{
    for (int i = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        if (i != way && g->kind == SEG_ROAD &&
            (is_bridge(g) || is_bridge(&def->segs[way])))
            return true;
    }
    return is_bridge(&def->segs[way]);
}

static void straight(struct path *p, const struct tile_def *def, int way,
                     int side)
{
    struct pt from = side_middle(side), across = side_middle((side + 1) & 3);
    struct pt middle = swerve(def, side), wind = pt(0, 0);

    if (crossed(def, way))
        middle = pt_scale(middle, find_kind(def, SEG_MONASTERY) >= 0 ? 100 : 0);
    else if (middle.x == 0 && middle.y == 0)
        wind = pt_scale(across, 14 * winding(def));
    path_start(p, from);
    path_curve(p, pt_scale(from, 60),
               pt_add(middle, pt_add(pt_scale(from, 36), wind)), middle);
    path_curve(p, pt_sub(middle, pt_add(pt_scale(from, 36), wind)),
               pt_scale(from, -60), pt_scale(from, -100));
}

static void through(struct path *p, const struct tile_def *def, int way)
{
    int side[4];

    sides_of(&def->segs[way], side);
    if (((side[0] ^ side[1]) & 1) == 0) {
        straight(p, def, way, side[0]);
        return;
    }
    path_start(p, side_middle(side[0]));
    path_curve(p, pt_scale(side_middle(side[0]), 44),
               pt_scale(side_middle(side[1]), 44), side_middle(side[1]));
}

/* ---- ways that end ------------------------------------------------------ */

static void run_to(struct path *p, int side, struct pt end)
{
    struct pt from = side_middle(side);

    path_start(p, from);
    path_curve(p, pt_scale(from, 62), pt_add(end, pt_scale(from, 22)), end);
}

/* The first point of the city straight ahead, if nothing is before it. */
static bool straight_ahead(const struct plan *p, int side, int city,
                           struct pt *at)
{
    struct pt from = side_middle(side);

    for (int percent = 98; percent > -96; percent -= 2) {
        int owner = raster_at(&p->raster, pt_scale(from, percent));

        *at = pt_scale(from, percent + 2);
        if (owner == city + 1)
            return true;
        if (owner != FREE)
            return false;
    }
    return false;
}

/* Are the two nearer than `least` units?  Then that is the new least. */
static bool nearer(struct pt a, struct pt b, int *least)
{
    int dx = a.x - b.x, dy = a.y - b.y, square = dx * dx + dy * dy;

    if (square >= *least * *least)
        return false;
    *least = int_sqrt(square); /* roots are dear: only for the few */
    return true;
}

/* Gates keep this far from the towers. */
#define GATE_GAP 34

/* The point nearest to q on the line from a to b, away from its ends. */
static struct pt nearest_on(struct pt a, struct pt b, struct pt q)
{
    struct pt d = pt_sub(b, a), e = pt_sub(q, a);
    int length = pt_length(d), at, gap = least(GATE_GAP, length / 2);

    if (length == 0)
        return a;
    at = (d.x * e.x + d.y * e.y) / length;
    at = at < gap ? gap : at > length - gap ? length - gap : at;
    return pt_add(a, pt_long(d, at));
}

/* Walls shorter than this hold no gate. */
#define GATE_WALL 60

/* The place for a gate nearest to q, and which way its wall runs. */
static struct pt nearest_gate(const struct plan *p, int city, struct pt q,
                              struct pt *along)
{
    struct wall wall[WALLS_MAX];
    struct pt best = q;
    int n = plan_walls(p, city, wall), least = INT16_MAX;

    for (int i = 0; i < n; i++) {
        for (int k = 0; k + 1 < wall[i].n; k++) {
            struct pt a = wall[i].p[k], b = wall[i].p[k + 1];
            struct pt at = nearest_on(a, b, q);

            if (pt_distance(a, b) < GATE_WALL || !nearer(at, q, &least))
                continue;
            best = at;
            *along = pt_sub(b, a);
        }
    }
    return best;
}

/* Another road to the same city from a side next to this one, or -1. */
static int sibling_side(const struct tile_def *def, int seg, int side)
{
    for (int i = 0; i < def->nsegs; i++) {
        int other[4];

        if (i == seg || !leads_to(&def->segs[i], def->segs[seg].end_seg))
            continue;
        sides_of(&def->segs[i], other);
        if ((other[0] ^ side) & 1)
            return other[0];
    }
    return -1;
}

static void run_to_city(struct plan *p, int seg, int side)
{
    int city = p->def->segs[seg].end_seg;
    int sibling = sibling_side(p->def, seg, side);
    struct path *path = &p->path[seg];
    struct pt from = side_middle(side), gate, q = pt_scale(from, 28), out;
    struct pt along = pt(1, 0);
    struct mark *m;
    bool ahead = straight_ahead(p, side, city, &gate);

    /* Two roads that would cross before the gate keep apart. */
    if (sibling >= 0 && (!ahead || pt_distance(gate, from) > 150)) {
        q = pt_sub(q, pt_scale(side_middle(sibling), 30));
        ahead = false;
    }
    gate = nearest_gate(p, city, ahead ? gate : q, &along);
    out = pt_turn(along, 3); /* clockwise, so the left is outside */
    path_start(path, from);
    path_curve(
        path, pt_scale(from, 55),
        pt_add(gate, pt_long(out, least(64, pt_distance(gate, from) / 2))),
        gate);
    m = plan_add(p, MK_GATE, gate, pt_angle(along), 100);
    if (m != NULL)
        m->number = (uint8_t)(city + 1);
}

static void run_to_house(struct plan *p, int seg, int side)
{
    const struct tile_def *def = p->def;
    struct pt at = hub(def), from = side_middle(side);
    bool shared = false;

    if (is_bridge(&def->segs[seg]))
        at = pt_scale(from, -50);
    else if (straight_way(def) >= 0)
        at = pt_scale(from, 54);
    run_to(&p->path[seg], side, at);
    for (int i = 0; i < p->nmarks; i++)
        shared |= p->mark[i].kind == MK_HOUSE;
    if (!shared)
        plan_add(p, MK_HOUSE, at, 0, 100);
}

/* A village or junction where roads meet is drawn once. */
static void meet(struct plan *p, enum mark_kind kind, struct pt at)
{
    for (int i = 0; i < p->nmarks; i++) {
        if (p->mark[i].kind == kind)
            return;
    }
    plan_add(p, kind, at, 0, 100);
}

static struct pt crop_middle(const struct tile_def *def);

static void run_road(struct plan *p, int seg, int side)
{
    const struct tile_seg *g = &p->def->segs[seg];
    struct pt at = hub(p->def), rim;

    switch (g->end) {
    case END_SEGMENT:
        if (p->def->segs[g->end_seg].kind == SEG_CITY) {
            run_to_city(p, seg, side);
            return;
        }
        monastery_at(p->def, g->end_seg, &at);
        break;
    case END_HOUSE:
        run_to_house(p, seg, side);
        return;
    case END_VILLAGE:
        meet(p, MK_VILLAGE, at);
        break;
    case END_LAKE:
        rim = pt_add(at, pt_long(pt_sub(side_middle(side), at), LAKE_R - 6));
        plan_add(p, MK_JETTY, rim, pt_angle(pt_sub(rim, at)), 100);
        at = pt_add(at, pt_long(pt_sub(side_middle(side), at), LAKE_R + 4));
        break;
    case END_CROP:
        at = crop_middle(p->def);
        at = pt_add(at, pt_long(pt_sub(side_middle(side), at), CROP_R - 6));
        break;
    default:
        meet(p, MK_JUNCTION, at);
    }
    run_to(&p->path[seg], side, at);
}

static void run_river(struct plan *p, int seg, int side)
{
    struct pt end = pt_scale(side_middle(side), -8);

    if (p->def->segs[seg].attrs & ATTR_MOUTH) {
        path_ellipse(&p->pool, pt(0, 0), POOL_R + 8, POOL_R);
        p->has_pool = true;
        end = pt(0, 0);
    } else {
        plan_add(p, MK_SPRING, end, 0, 100);
    }
    run_to(&p->path[seg], side, end);
}

/* ---- round things ------------------------------------------------------- */

/* Does the crop circle lie against a road that turns, and part the fields? */
static bool crop_leans(const struct tile_def *def, int curve)
{
    int side[4], a, b;

    sides_of(&def->segs[curve], side);
    if (side[1] - side[0] == 3) { /* north and west: clockwise it is W N */
        a = side[1];
        b = side[0];
    } else {
        a = side[0];
        b = side[1];
    }
    /* The halves outside the turn: before the first and after the second. */
    return plan_owner(def, 3 * a) != plan_owner(def, 3 * b + 2);
}

static struct pt crop_middle(const struct tile_def *def)
{
    int curve = curved_way(def);

    if (curve < 0)
        return hub(def);
    return curve_middle(def, curve, crop_leans(def, curve) ? 9 : -10);
}

/* Cities to the north and south with different fields to the sides. */
static bool crop_spans(const struct tile_def *def)
{
    int e = plan_owner(def, 3), w = plan_owner(def, 9);

    return e >= 0 && w >= 0 && e != w && find_kind(def, SEG_ROAD) < 0;
}

static void lay_crop(struct plan *p, int seg)
{
    struct path *path = &p->path[seg];
    struct line l;

    if (find_kind(p->def, SEG_FIELD) < 0) {
        path_start(path, pt_scale(side_corner(0), 98));
        for (int i = 1; i < 4; i++)
            path_line(path, pt_scale(side_corner(i), 98));
        path_close(path);
    } else if (crop_spans(p->def)) {
        path_ellipse(path, pt(0, 0), 84, 104);
    } else {
        path_ellipse(path, crop_middle(p->def), CROP_R, CROP_R);
    }
    path_flatten(path, &l);
    raster_fill(&p->raster, &l, seg + 1);
}

/* The stubs from a village to cities whose fields are to be kept apart. */
static void lay_hedges(struct plan *p)
{
    const struct tile_def *def = p->def;
    struct line l;

    for (int s = 0; s < 4; s++) {
        int city = plan_owner(def, 3 * s + 1);
        int left = plan_owner(def, 3 * ((s + 3) & 3) + 2);
        int right = plan_owner(def, 3 * ((s + 1) & 3));

        if (city < 0 || def->segs[city].kind != SEG_CITY || left == right ||
            left < 0 || right < 0 || def->segs[left].kind != SEG_FIELD ||
            def->segs[right].kind != SEG_FIELD || p->nmarks == 0 ||
            p->mark[0].kind != MK_VILLAGE || p->nhedges == 2)
            continue;
        path_start(&p->hedge[p->nhedges], hub(def));
        path_line(&p->hedge[p->nhedges], pt_scale(side_middle(s), 44));
        path_flatten(&p->hedge[p->nhedges++], &l);
        raster_stroke(&p->raster, &l, 12, BARRIER);
    }
}

/* ---- everything --------------------------------------------------------- */

static void lay_way(struct plan *p, int seg)
{
    const struct tile_seg *g = &p->def->segs[seg];
    int side[4], n = sides_of(g, side);
    struct line l;

    if (n >= 2)
        through(&p->path[seg], p->def, seg);
    else if (g->kind == SEG_RIVER)
        run_river(p, seg, side[0]);
    else
        run_road(p, seg, side[0]);
    path_flatten(&p->path[seg], &l);
    raster_stroke(&p->raster, &l, g->kind == SEG_ROAD ? ROAD_HALF : RIVER_HALF,
                  seg + 1);
}

/* Rivers first, bridges last, so that what is above owns the cells. */
static int storey(const struct tile_seg *g)
{
    return g->kind == SEG_RIVER ? 0 : is_bridge(g) ? 2 : 1;
}

/* Where a bridge crosses another way (or a city): its middle and direction. */
static void lay_bridge(struct plan *p, int seg)
{
    struct line l, other;
    struct pt at = pt(0, 0), step = pt(1, 0);
    int best = 30000;

    path_flatten(&p->path[seg], &l);
    for (int i = 0; i < p->def->nsegs; i++) {
        const struct tile_seg *g = &p->def->segs[i];

        if (i == seg || !seg_is_way(g) || is_bridge(g))
            continue;
        path_flatten(&p->path[i], &other);
        for (int k = 0; k + 1 < l.n; k++) {
            for (int m = 0; m < other.n; m++) {
                if (nearer(l.p[k], other.p[m], &best)) {
                    at = l.p[k];
                    step = pt_sub(l.p[k + 1], l.p[k]);
                }
            }
        }
    }
    if (best == 30000) {
        at = line_at(&l, line_length(&l) / 2, &step);
        plan_add(p, MK_BRIDGE, at, pt_angle(step), 150);
        return;
    }
    plan_add(p, MK_BRIDGE, at, pt_angle(step), 100);
}

static void stand(struct plan *p)
{
    for (int i = 0; i < p->nmarks; i++) {
        const struct mark *m = &p->mark[i];

        if (m->kind == MK_VILLAGE)
            raster_disc(&p->raster, m->at, VILLAGE_R, BARRIER);
        if (m->kind == MK_JUNCTION)
            raster_disc(&p->raster, m->at, JUNCTION_R, BARRIER);
        if (m->kind == MK_HOUSE)
            raster_disc(&p->raster, m->at, HOUSE_R, BARRIER);
        if (m->kind == MK_SPRING)
            raster_disc(&p->raster, m->at, 36, BARRIER);
    }
}

/* A monastery that roads lead to; others look for a place in plan_marks(). */
static void lay_monastery(struct plan *p, int seg)
{
    struct pt at;

    if (!monastery_at(p->def, seg, &at))
        return;
    p->anchor[seg] = at;
    raster_disc(&p->raster, at, MONASTERY_R, seg + 1);
    plan_add(p, MK_MONASTERY, at, 0, 100);
}

static void lay_lake(struct plan *p, int seg)
{
    struct line l;

    path_ellipse(&p->path[seg], hub(p->def), LAKE_R, LAKE_R - 6);
    path_flatten(&p->path[seg], &l);
    raster_fill(&p->raster, &l, seg + 1);
}

void plan_ways(struct plan *p)
{
    const struct tile_def *def = p->def;
    struct line l;

    for (int level = 0; level < 3; level++) {
        for (int i = 0; i < def->nsegs; i++) {
            if (seg_is_way(&def->segs[i]) && storey(&def->segs[i]) == level)
                lay_way(p, i);
        }
    }
    if (p->has_pool) {
        path_flatten(&p->pool, &l);
        for (int i = 0; i < def->nsegs; i++) {
            if (def->segs[i].attrs & ATTR_MOUTH)
                raster_fill(&p->raster, &l, i + 1);
        }
    }
    lay_hedges(p);
    stand(p);
    for (int i = 0; i < def->nsegs; i++) {
        if (def->segs[i].kind == SEG_MONASTERY)
            lay_monastery(p, i);
        if (def->segs[i].kind == SEG_LAKE)
            lay_lake(p, i);
        if (def->segs[i].kind == SEG_ROAD && is_bridge(&def->segs[i]))
            lay_bridge(p, i);
    }
}

/* Crop lies under everything, so it comes before the cities. */
void plan_crop(struct plan *p)
{
    int seg = find_kind(p->def, SEG_CROP);

    if (seg >= 0)
        lay_crop(p, seg);
}
