/*
 * The checks: a segment when its line is read, a tile or the board when its
 * last line is read, a set at the end of its file.
 *
 * owner[] has the segment of each border position, -1 where nobody owns it.
 * Checks after check_edge() may rely on every half having its owner.
 */
#include "mktiles.h"

/* --------------------------------------------------------------- segments */

static int count_bits(uint64_t bits)
{
    int n = 0;

    for (; bits; bits &= bits - 1)
        n++;
    return n;
}

/* Roads and rivers run from side to side or from a side to an end. */
static void check_line_form(const struct seg *s)
{
    int sides = count_bits(s->border);
    unsigned river_ends = s->attrs & (ATTR_SOURCE | ATTR_MOUTH);
    int nends = s->end != END_NONE ? 1 : count_bits(river_ends);

    if (sides < 1 || sides > 2 || sides + nends != 2)
        mk_refuse(s->line, "a %s has two sides, or one side and %s",
                  mk_kinds[s->kind].word,
                  s->kind == SEG_ROAD ? "end=" : "source or mouth");
}

void mk_check_form(const struct seg *s)
{
    bool inner = (s->attrs & ATTR_INNER) != 0;

    if (s->kind == SEG_ROAD || s->kind == SEG_RIVER)
        check_line_form(s);
    else if (s->kind == SEG_FIELD && (s->border != 0) == inner)
        mk_refuse(s->line, "a field has halves, or is inner");
    else if (s->kind == SEG_CITY && !s->border)
        mk_refuse(s->line, "a city has sides");
}

/* ---------------------------------------------------------------- borders */

/* Turns the keys after end= and touches into indices. */
static void resolve(struct tile *t, struct seg *s)
{
    if (s->end == END_SEGMENT) {
        s->end_seg = mk_find_seg(t, s->end_key);
        if (s->end_seg < 0)
            mk_refuse(s->line, "%s ends at the unknown key %s", s->key,
                      s->end_key);
        if (t->segs[s->end_seg].kind != SEG_CITY &&
            t->segs[s->end_seg].kind != SEG_MONASTERY)
            mk_refuse(s->line, "%s ends at %s, which is no city or monastery",
                      s->key, s->end_key);
    }
    for (int i = 0; i < s->ntouch; i++) {
        int c = mk_find_seg(t, s->touch[i]);
        if (c < 0 || t->segs[c].kind != SEG_CITY)
            mk_refuse(s->line, "%s touches %s, which is no city here", s->key,
                      s->touch[i]);
        s->touches |= 1u << c;
    }
}

/* owner[pos] = index of the segment that owns it, or -1. */
static void find_owners(const struct tile *t, int owner[POSITIONS_MAX])
{
    for (int pos = 0; pos < POSITIONS_MAX; pos++)
        owner[pos] = -1;
    for (int i = 0; i < t->nsegs; i++)
        for (int pos = 0; pos < 3 * t->nedges; pos++) {
            if (!(t->segs[i].border >> pos & 1))
                continue;
            if (owner[pos] >= 0)
                mk_refuse(t->segs[i].line, "%s belongs to %s already",
                          mk_place_name(t, pos).s, t->segs[owner[pos]].key);
            owner[pos] = i;
        }
}

/* Refuses a position that does not belong to a segment of `kind`. */
static void want_owner(const struct tile *t, const int *owner, int pos,
                       int kind)
{
    const struct seg *s = owner[pos] < 0 ? NULL : &t->segs[owner[pos]];

    if (!s)
        mk_refuse(t->line, "%s of %s belongs to nobody",
                  mk_place_name(t, pos).s, mk_tile_name(t));
    if (s->kind != kind)
        mk_refuse(s->line, "%s belongs to %s, but its edge is '%c'",
                  mk_place_name(t, pos).s, s->key, t->edges[pos / 3]);
}

static void want_no_owner(const struct tile *t, const int *owner, int pos,
                          const char *why)
{
    if (owner[pos] >= 0)
        mk_refuse(t->segs[owner[pos]].line,
                  "%s belongs to %s, but its edge is %s",
                  mk_place_name(t, pos).s, t->segs[owner[pos]].key, why);
}

/* An edge is split if its halves differ with nothing in between: a field or
 * a city cut in two.  0 or the mark it needs. */
static unsigned split_of(const struct tile *t, const int *owner, int edge)
{
    char letter = t->edges[edge];

    if (owner[3 * edge] == owner[3 * edge + 2])
        return 0;
    return letter == 'C'   ? MARK_SPLIT_CITY
           : letter == 'F' ? MARK_SPLIT_FIELD
                           : 0;
}

/* Each edge is owned by what its letter says. */
static void check_edge(const struct tile *t, const int *owner, int edge)
{
    char letter = t->edges[edge];
    int half = letter == 'C' ? SEG_CITY : SEG_FIELD;
    int middle = 3 * edge + 1;

    want_owner(t, owner, middle - 1, half);
    want_owner(t, owner, middle + 1, half);
    if (split_of(t, owner, edge))
        want_no_owner(t, owner, middle, "split");
    else if (letter == 'F')
        want_no_owner(t, owner, middle, "'F'");
    else
        want_owner(t, owner, middle,
                   letter == 'C'   ? SEG_CITY
                   : letter == 'R' ? SEG_ROAD
                                   : SEG_RIVER);
}

/* A split edge is marked, and a marked edge is split. */
static void check_split(const struct tile *t, const int *owner)
{
    for (int e = 0; e < t->nedges; e++) {
        unsigned need = split_of(t, owner, e);
        bool marked = (t->marks & MARK_SPLIT) && t->split_side == e;
        if (marked && need != (t->marks & MARK_SPLIT))
            mk_refuse(t->split_line, "edge %s is not split so",
                      mk_edge_name(t, e).s);
        if (need && !marked)
            mk_refuse(t->line,
                      "edge %s of %s is split between %s and %s, but "
                      "not marked",
                      mk_edge_name(t, e).s, mk_tile_name(t),
                      t->segs[owner[3 * e]].key, t->segs[owner[3 * e + 2]].key);
    }
}

/* A through road or river, and a road into a city, parts two fields. */
static void check_parting(const struct tile *t, const int *owner, int edge)
{
    int mid = owner[3 * edge + 1];
    const struct seg *s = mid < 0 ? NULL : &t->segs[mid];
    bool into_city;

    if (!s || s->kind == SEG_CITY || owner[3 * edge] != owner[3 * edge + 2])
        return;
    into_city = s->end == END_SEGMENT && t->segs[s->end_seg].kind == SEG_CITY;
    if (into_city || count_bits(s->border) == 2)
        mk_refuse(s->line, "the same field %s lies on both sides of %s",
                  t->segs[owner[3 * edge]].key, s->key);
}

/* Going round the border, two segments alternate more than once. */
static bool crossing(const struct tile *t, uint64_t a, uint64_t b)
{
    int changes = 0, first = -1, last = -1;

    for (int pos = 0; pos < 3 * t->nedges; pos++) {
        int whose = a >> pos & 1 ? 0 : b >> pos & 1 ? 1 : -1;
        if (whose < 0)
            continue;
        if (first < 0)
            first = whose;
        else if (whose != last)
            changes++;
        last = whose;
    }
    return changes + (first != last) > 2;
}

static void check_crossings(const struct tile *t)
{
    for (int i = 0; i < t->nsegs; i++)
        for (int j = 0; j < i; j++) {
            const struct seg *a = &t->segs[j], *b = &t->segs[i];
            if (!((a->attrs | b->attrs) & ATTR_BRIDGE) &&
                crossing(t, a->border, b->border))
                mk_refuse(b->line, "%s crosses %s without a bridge", b->key,
                          a->key);
        }
}

/* If `f` owns a field position and `c` a city position, they touch. */
static void want_touch(const struct tile *t, const int *owner, int f, int c)
{
    const struct seg *field = &t->segs[owner[f]];
    const struct seg *city = &t->segs[owner[c]];

    if (field->kind == SEG_FIELD && city->kind == SEG_CITY &&
        !(field->touches >> owner[c] & 1))
        mk_refuse(field->line, "%s meets %s at %s, but does not touch it",
                  field->key, city->key, mk_place_name(t, f).s);
}

/* Where two edges meet, the half on one touches the half on the other. */
static void check_corners(const struct tile *t, const int *owner)
{
    for (int e = 0; e < t->nedges; e++) {
        int here = 3 * e + 2, next = (3 * e + 3) % (3 * t->nedges);
        want_touch(t, owner, here, next);
        want_touch(t, owner, next, here);
    }
}

/* The fields beside a road into a city touch that city. */
static void check_beside(const struct tile *t, const int *owner, int edge)
{
    int mid = owner[3 * edge + 1];
    const struct seg *road = mid < 0 ? NULL : &t->segs[mid];

    if (!road || road->end != END_SEGMENT ||
        t->segs[road->end_seg].kind != SEG_CITY ||
        (road->attrs & (ATTR_BRIDGE | ATTR_UNDER_BRIDGE)))
        return;
    for (int pos = 3 * edge; pos <= 3 * edge + 2; pos += 2) {
        const struct seg *f = &t->segs[owner[pos]];
        if (!(f->touches >> road->end_seg & 1))
            mk_refuse(f->line,
                      "%s lies beside %s into %s, but does not touch it",
                      f->key, road->key, road->end_key);
    }
}

/* ------------------------------------------------------------------ tiles */

/* Lakes, crop areas and bridges come with what they need. */
static void check_company(const struct tile *t)
{
    const struct seg *lake = mk_first_of(t, SEG_LAKE);
    const struct seg *crop = mk_first_of(t, SEG_CROP);
    int nroads = 0;
    unsigned all = 0;

    for (int i = 0; i < t->nsegs; i++)
        all |= t->segs[i].attrs;
    for (int i = 0; i < t->nsegs; i++) {
        const struct seg *s = &t->segs[i];
        nroads += s->kind == SEG_ROAD;
        if (s->kind == SEG_ROAD && (s->end == END_LAKE) != (lake != NULL))
            mk_refuse(s->line, "%s",
                      lake ? "a road misses the lake"
                           : "a road ends in a lake, but there is "
                             "none");
        if (s->end == END_CROP && !crop)
            mk_refuse(s->line, "a road ends in crop, but there is none");
        if ((s->attrs & ATTR_UNDER_BRIDGE) && !(all & ATTR_BRIDGE))
            mk_refuse(s->line, "%s runs under a bridge, but there is none",
                      s->key);
        if ((s->attrs & ATTR_INNER) && !s->touches)
            mk_refuse(s->line, "the inner field %s touches no city", s->key);
    }
    if (lake && nroads < 2)
        mk_refuse(lake->line, "a lake joins at least two roads");
    if (crop && !(t->marks & MARK_CROP))
        mk_refuse(crop->line, "a crop area needs its mark");
    if (!crop && (t->marks & MARK_CROP))
        mk_refuse(t->crop_line, "a crop mark needs its segment");
}

void mk_check_tile(struct tile *t)
{
    int owner[POSITIONS_MAX];

    for (int e = 0; e < t->nedges; e++)
        if (!t->edges[e])
            mk_refuse(t->line, "edge %s of %s is not told",
                      mk_edge_name(t, e).s, mk_tile_name(t));
    for (int i = 0; i < t->nsegs; i++)
        resolve(t, &t->segs[i]);
    find_owners(t, owner);
    for (int e = 0; e < t->nedges; e++)
        check_edge(t, owner, e);
    check_split(t, owner);
    for (int e = 0; e < t->nedges; e++)
        check_parting(t, owner, e);
    check_crossings(t);
    check_corners(t, owner);
    for (int e = 0; e < t->nedges; e++)
        check_beside(t, owner, e);
    check_company(t);
}

/* ------------------------------------------------------------------- sets */

static bool tile_has(const struct tile *t, const struct thing *th)
{
    bool has = (t->marks & th->marks) != 0;

    for (int i = 0; i < t->nsegs; i++)
        has |= (th->kinds >> t->segs[i].kind & 1) ||
               (t->segs[i].attrs & th->attrs);
    return has;
}

static int count_tiles(const struct set *set, const struct thing *th)
{
    int n = 0;

    for (int i = 0; i < set->ntiles; i++)
        if (!th || tile_has(&set->tiles[i], th))
            n += set->tiles[i].count;
    return n;
}

void mk_check_set(const struct set *set)
{
    int n = count_tiles(set, NULL);

    if (!set->total)
        mk_refuse(set->line, "the set needs its total");
    if (n != set->total)
        mk_refuse(set->total_line, "the total is %d, but %d are here",
                  set->total, n);
    for (int i = 0; i < NTHINGS; i++) {
        n = count_tiles(set, &mk_things[i]);
        if (set->expects[i].line && n != set->expects[i].n)
            mk_refuse(set->expects[i].line,
                      "%d tiles with %s expected, %d found", set->expects[i].n,
                      mk_things[i].word, n);
    }
}
