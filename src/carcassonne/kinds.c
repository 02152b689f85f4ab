/*
 * From the catalogue to the tiles of one game.
 *
 * A tile is first stripped of what no module in this game uses.  Copies of
 * one letter that then look the same fold into one kind named by the letter: N
 * stands for N and N_G, X for X_w1.  Drawing one of them is one chance outcome.
 */
#include "carcassonne/messages.h"
#include "carcassonne/module.h"
#include "carcassonne/tiles.h"
#include "game/check.h"

const char *carc_word(const char *group, const char *name, const char *lang)
{
    return words_named(carc_messages, NCARC_MESSAGES, group, name, lang, name);
}

const char *carc_set_title(const struct tile_set *set, const char *lang)
{
    return carc_word("set-", set->name, lang);
}

static const struct tile_set *find_set(const char *name)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        if (text_same(carc_tile_sets[i].name, name))
            return &carc_tile_sets[i];
    }
    return NULL;
}

/* Keeps only what the rules of this game can see; see the head of this file. */
static void strip(const struct carc_rules *r, struct tile_def *d)
{
    for (int i = 0; i < NMODULES; i++) {
        if (carc_modules[i]->strip != NULL)
            carc_modules[i]->strip(r, d);
    }
    for (int i = 0; i < d->nsegs; i++)
        d->segs[i].attrs &= r->use_attrs;
    d->marks &= r->use_marks;
}

static enum stage stage_of(const struct carc_rules *r, const struct tile_def *d)
{
    enum stage stage = STAGE_LAND;

    for (int i = 0; i < r->nmodules && stage == STAGE_LAND; i++) {
        if (r->module[i]->stage != NULL)
            stage = r->module[i]->stage(d);
    }
    return stage;
}

/* Turns a border mask by quarter turns clockwise. */
static uint16_t turn_border(uint16_t border, int rot)
{
    uint32_t b = (uint32_t)border << (3 * rot);

    return (uint16_t)((b | b >> 12) & 0xfff);
}

static bool same_seg(const struct tile_seg *a, const struct tile_seg *b,
                     int rot)
{
    return seg_looks_like(a, b) && turn_border(a->border, rot) == b->border;
}

/* Which segment of b is segment i of a after the turn?  -1 if none. */
static int image(const struct tile_def *a, const struct tile_def *b, int i,
                 int rot)
{
    for (int k = 0; k < b->nsegs; k++) {
        if (same_seg(&a->segs[i], &b->segs[k], rot))
            return k;
    }
    return -1;
}

/* Does a, turned clockwise, look exactly like b to the rules? */
static bool looks_like(const struct tile_def *a, const struct tile_def *b,
                       int rot)
{
    int to[TILE_SEGS_MAX] = {0};

    if (a->nsegs != b->nsegs || a->marks != b->marks)
        return false;
    for (int i = 0; i < NMODULES; i++) {
        if (carc_modules[i]->differs != NULL &&
            carc_modules[i]->differs(a, b, rot))
            return false;
    }
    for (int i = 0; i < a->nsegs; i++) {
        to[i] = image(a, b, i, rot);
        if (to[i] < 0)
            return false;
    }
    for (int i = 0; i < a->nsegs; i++) {
        for (int c = 0; c < a->nsegs; c++) {
            if ((a->segs[i].touches >> c & 1) !=
                (b->segs[to[i]].touches >> to[c] & 1))
                return false;
        }
    }
    return true;
}

static size_t letter_length(const char *id)
{
    size_t n = 0;

    while (id[n] != '\0' && id[n] != '_')
        n++;
    return n;
}

static bool same_letter(const char *a, const char *b)
{
    size_t n = letter_length(a);

    if (n != letter_length(b))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (a[i] != b[i])
            return false;
    }
    return true;
}

/* The letter that a tile shows at a side of the board after a turn. */
static char letter_at(const struct tile_def *d, int rot, int side)
{
    return d->edges[(side - rot) & 3];
}

/* Does the tile at this turn meet what an open square demands? */
static bool meets(const struct tile_def *d, int rot, unsigned demand)
{
    static const char letters[] = "-FRCV";

    for (int side = 0; side < NSIDES; side++, demand /= 5) {
        if (demand % 5 != 0 && letter_at(d, rot, side) != letters[demand % 5])
            return false;
    }
    return true;
}

static bool same_shape(const struct kind *a, const struct kind *b)
{
    return a->nrot == b->nrot && mem_same(a->def.edges, b->def.edges, NSIDES);
}

/* The number that holds the count of the shape. */
static uint16_t *count_of(struct carc_rules *r, unsigned demand, int shape)
{
    return &r->nturns[demand][shape / SHAPES_STEP][shape % SHAPES_SIDE];
}

/* The tables of a new shape, the one of kind k. */
static void add_shape(struct carc_rules *r, const struct kind *k)
{
    int shape = r->nshapes++;

    dsk_assert(shape < SHAPES_MAX);
    for (unsigned demand = 1; demand < DEMANDS; demand++) {
        for (int rot = 0; rot < k->nrot; rot++) {
            if (!meets(&k->def, rot, demand))
                continue;
            r->turns[shape][demand] = (uint8_t)((r->turns[shape][demand] |
                                                 1u << (TURNS_SHIFT + rot)) +
                                                1);
            *count_of(r, demand, shape) +=
                (uint16_t)(1 << shape % SHAPES_STEP / SHAPES_SIDE * COUNT_BITS);
        }
    }
}

/* Kinds with the same sides, where as many turns differ, have one shape. */
static void index_shapes(struct carc_rules *r)
{
    int first[SHAPES_MAX];

    for (int i = 0; i < r->nkinds; i++) {
        struct kind *k = &r->kind[i];

        k->shape = 0;
        while (k->shape < r->nshapes &&
               !same_shape(&r->kind[first[k->shape]], k))
            k->shape++;
        if (k->shape == r->nshapes) {
            first[k->shape] = i;
            add_shape(r, k);
        }
    }
}

static int border_ends(const struct tile_seg *g)
{
    static const uint16_t halves = 05555; /* bits 0 2 3 5 6 8 9 11 */
    uint16_t own = g->border;
    int n = 0;

    if (g->kind == SEG_CITY || g->kind == SEG_FIELD)
        own &= halves;
    for (; own != 0; own = (uint16_t)(own & (own - 1)))
        n++;
    return n;
}

/* The spot of a segment with this border in board orientation. */
static int spot_of(const struct tile_seg *g, int rot)
{
    uint16_t border = turn_border(g->border, rot);

    if (seg_is_point(g->kind))
        return SPOT_POINT + g->kind - SEG_MONASTERY;
    if (g->attrs & ATTR_INNER)
        return SPOT_INNER;
    if (g->kind > SEG_FIELD)
        return NO_SPOT; /* nobody ever stands there */
    for (int side = 0; side < NSIDES; side++) {
        if (g->kind == SEG_FIELD) {
            if (border >> (3 * side) & 1)
                return SPOT_FIELD + 2 * side;
            if (border >> (3 * side + 2) & 1)
                return SPOT_FIELD + 2 * side + 1;
        } else if (border >> (3 * side + 1) & 1) {
            return (g->kind == SEG_ROAD ? SPOT_ROAD : SPOT_CITY) + side;
        }
    }
    return NO_SPOT;
}

static void index_border(struct kind *k)
{
    mem_fill(k->half, NO_SEG, sizeof k->half);
    mem_fill(k->mid, NO_SEG, sizeof k->mid);
    for (int i = 0; i < k->def.nsegs; i++) {
        const struct tile_seg *g = &k->def.segs[i];
        bool line = seg_is_line(g->kind);

        for (int side = 0; side < NSIDES; side++) {
            if (line && (g->border >> (3 * side + 1) & 1))
                k->mid[side] = (uint8_t)i;
            if (!line && (g->border >> (3 * side) & 1))
                k->half[2 * side] = (uint8_t)i;
            if (!line && (g->border >> (3 * side + 2) & 1))
                k->half[2 * side + 1] = (uint8_t)i;
        }
    }
}

static void index_lines(struct kind *k)
{
    unsigned left = k->lines;
    int line = 0;

    for (int i = 0; i < LINES_LOOKED; i++, left &= left - 1) {
        line = left != 0 ? __builtin_ctz(left) : line;
        k->line[i] = (uint8_t)line;
    }
    k->more_lines = left != 0;
}

static void complete_kind(struct kind *k)
{
    k->nrot = looks_like(&k->def, &k->def, 1)   ? 1
              : looks_like(&k->def, &k->def, 2) ? 2
                                                : 4;
    for (int rot = 0; rot < 4; rot++) {
        for (int side = 0; side < NSIDES; side++)
            k->asks[rot][side] = (uint16_t)carc_letter_demand(
                letter_at(&k->def, rot, side), side ^ 2);
        for (int i = 0; i < k->def.nsegs; i++)
            k->spot[rot][i] = (uint8_t)spot_of(&k->def.segs[i], rot);
    }
    index_border(k);
    k->points = k->lines = 0;
    for (int i = 0; i < k->def.nsegs; i++) {
        const struct tile_seg *g = &k->def.segs[i];
        bool line = g->kind == SEG_ROAD || g->kind == SEG_CITY;

        k->fresh[i] = (struct feat){
            .size = 1,
            .open = (uint16_t)border_ends(g),
            .kind = g->kind,
            .pennants = (uint8_t)((g->attrs & ATTR_PENNANT) != 0),
            .flags = g->attrs,
        };
        k->points |= (uint16_t)(seg_is_point(g->kind) << i);
        k->lines |= (uint16_t)(line << i);
    }
    index_lines(k);
}

static void shorten_id(struct kind *k)
{
    size_t n = letter_length(k->def.id);

    mem_fill(k->def.id + n, 0, sizeof k->def.id - n);
}

/* Adds the copies of one printed tile, folding where they look the same. */
static void add_tile(struct carc_rules *r, const struct tile_def *printed)
{
    struct tile_def d = *printed;
    enum stage stage = stage_of(r, &d);
    struct kind *k;
    bool first = true;

    strip(r, &d);
    for (int i = 0; i < r->nkinds; i++) {
        k = &r->kind[i];
        if (!same_letter(k->def.id, d.id))
            continue;
        first = false;
        if (looks_like(&k->def, &d, 0)) {
            k->count = (uint8_t)(k->count + d.count);
            return;
        }
    }
    k = &r->kind[r->nkinds++];
    k->def = d;
    k->count = d.count;
    k->stage = (uint8_t)stage;
    if (first)
        shorten_id(k);
    complete_kind(k);
}

int carc_add_kind(struct carc_rules *r, const struct tile_def *d)
{
    struct kind *k = &r->kind[r->nkinds];

    k->def = *d;
    k->count = 1;
    k->stage = NSTAGES;
    complete_kind(k);
    k->nrot = 1; /* laid once, as printed */
    r->ntiles++;
    return r->nkinds++;
}

/* A stable sort: within a stage kinds stay in the order of the boxes. */
static void index_kinds(struct carc_rules *r)
{
    for (int i = 1; i < r->nkinds; i++) {
        for (int k = i; k > 0 && r->kind[k - 1].stage > r->kind[k].stage; k--) {
            struct kind swap = r->kind[k];
            r->kind[k] = r->kind[k - 1];
            r->kind[k - 1] = swap;
        }
    }
    for (int stage = 0, k = 0; stage <= NSTAGES; stage++) {
        while (k < r->nkinds && r->kind[k].stage < stage)
            k++;
        r->stage_first[stage] = (uint8_t)k;
    }
}

void carc_add_tiles(struct carc_rules *r)
{
    for (int k = 0; k < r->nsets; k++) {
        const struct tile_set *t = find_set(r->set[k]);

        /* There is a set of each name: tests/test_tiles.c. */
        for (int i = 0; t != NULL && i < t->ndefs; i++) {
            add_tile(r, &t->defs[i]);
            r->ntiles += t->defs[i].count;
        }
    }
    index_kinds(r);
    index_shapes(r);
}

static int find_exact(const struct carc_rules *r, const char *id, size_t len)
{
    for (int i = 0; i < r->nkinds; i++) {
        if (text_is(id, len, r->kind[i].def.id))
            return i;
    }
    return NO_KIND;
}

int carc_find_kind(const struct carc_rules *r, const char *id, size_t len)
{
    char letter[TILE_ID_MAX];
    int k = find_exact(r, id, len);

    if (k != NO_KIND || len >= sizeof letter)
        return k;
    mem_copy(letter, id, len);
    letter[len] = '\0';
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *t = &carc_tile_sets[i];
        for (int d = 0; d < t->ndefs; d++) {
            if (text_same(t->defs[d].id, letter))
                return find_exact(r, letter, letter_length(letter));
        }
    }
    return NO_KIND;
}
