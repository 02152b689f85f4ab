/*
 * Facts about the generated tile tables, told again here: totals, counts of
 * each picture, symbols, and the geometry every tile obeys.  Nothing is taken
 * from the generator but the tables.
 *
 * Positions are those of carcassonne/tiles.h: 3 * edge + 0/1/2 is the L half,
 * middle and R half of an edge, edges clockwise from the north-west corner.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "carcassonne/tiles.h"

#define NELEMS(a) ((int)(sizeof(a) / sizeof(a)[0]))

#define check(ok, set, id, what) CHECK(ok, "%s %s: %s", set, id, what)

static void check_number(int got, int want, const char *set, const char *what)
{
    if (got != want)
        printf("%s %s: %d, not %d\n", set, what, got, want);
    check(got == want, set, "", what);
}

#define check_number(...) FROM(check_number(__VA_ARGS__))

static const struct tile_set *find_set(const char *name)
{
    static const struct tile_set none = {"none", 0, 0, NULL};

    for (int i = 0; i < carc_ntile_sets; i++)
        if (strcmp(carc_tile_sets[i].name, name) == 0)
            return &carc_tile_sets[i];
    return &none;
}

static const struct tile_def *find_tile(const char *set, const char *id)
{
    static const struct tile_def none = {.id = "none"};
    const struct tile_set *s = find_set(set);

    for (int i = 0; i < s->ndefs; i++)
        if (strcmp(s->defs[i].id, id) == 0)
            return &s->defs[i];
    return &none;
}

/* ------------------------------------------------------------------ counts */

/* Copies of a picture: ids equal to it up to their '_'. */
static int copies(const struct tile_set *s, const char *letter)
{
    size_t n = strlen(letter);
    int sum = 0;

    for (int i = 0; i < s->ndefs; i++) {
        const char *id = s->defs[i].id;
        if (strncmp(id, letter, n) == 0 && (id[n] == '\0' || id[n] == '_'))
            sum += s->defs[i].count;
    }
    return sum;
}

/* Segments of a kind with any of these attributes (0: all), copies counted. */
static int segments(const struct tile_set *s, int kind, unsigned attrs)
{
    int sum = 0;

    for (int i = 0; i < s->ndefs; i++)
        for (int k = 0; k < s->defs[i].nsegs; k++) {
            const struct tile_seg *g = &s->defs[i].segs[k];
            if (g->kind == kind && (!attrs || (g->attrs & attrs)))
                sum += s->defs[i].count;
        }
    return sum;
}

static int marked(const struct tile_set *s, unsigned mark)
{
    int sum = 0;

    for (int i = 0; i < s->ndefs; i++)
        if (s->defs[i].marks & mark)
            sum += s->defs[i].count;
    return sum;
}

static int wheels(const struct tile_set *s, int number)
{
    int sum = 0;

    for (int i = 0; i < s->ndefs; i++)
        if (s->defs[i].wheel == number)
            sum += s->defs[i].count;
    return sum;
}

static void test_totals(void)
{
    static const struct {
        const char *set;
        int total, ndefs, cities, roads, fields, rivers, monasteries, gardens;
    } rows[] = {
        {"base", 72, 33, 49, 62, 126, 0, 6, 8},
        {"base_bb5", 73, 33, 50, 63, 128, 0, 6, 0},
        {"river_bb5", 12, 12, 4, 4, 28, 12, 1, 0},
        {"river_bb6", 12, 12, 4, 4, 28, 12, 1, 1},
        {"inns", 18, 17, 20, 18, 35, 0, 1, 2},
        {"traders", 24, 24, 29, 23, 56, 0, 1, 2},
        {"hills", 18, 16, 20, 13, 30, 0, 2, 0},
        {"wheel", 12, 12, 10, 14, 25, 0, 1, 0},
        {"flyers", 8, 8, 0, 6, 14, 0, 0, 1},
        {"ferries", 8, 8, 3, 25, 25, 0, 0, 0},
        {"gold", 8, 8, 4, 10, 21, 0, 4, 0},
        {"magewitch", 8, 8, 12, 11, 19, 0, 0, 1},
        {"robbers", 8, 8, 3, 8, 16, 0, 0, 1},
        {"crops", 6, 6, 6, 8, 11, 0, 0, 0},
    };

    check_number(carc_ntile_sets, NELEMS(rows), "all", "sets");
    for (int i = 0; i < NELEMS(rows); i++) {
        const char *name = rows[i].set;
        const struct tile_set *s = find_set(name);
        int sum = 0;
        for (int k = 0; k < s->ndefs; k++)
            sum += s->defs[k].count;
        check_number(s->total, rows[i].total, name, "total");
        check_number(sum, rows[i].total, name, "sum of copies");
        check_number(s->ndefs, rows[i].ndefs, name, "tiles defined");
        check_number(segments(s, SEG_CITY, 0), rows[i].cities, name, "cities");
        check_number(segments(s, SEG_ROAD, 0), rows[i].roads, name, "roads");
        check_number(segments(s, SEG_FIELD, 0), rows[i].fields, name, "fields");
        check_number(segments(s, SEG_RIVER, 0), rows[i].rivers, name, "rivers");
        check_number(segments(s, SEG_MONASTERY, 0), rows[i].monasteries, name,
                     "monasteries");
        check_number(segments(s, SEG_GARDEN, 0), rows[i].gardens, name,
                     "gardens");
    }
}

/* Big Box 6 with everything is 172 tiles, Big Box 5 is 157. */
static void test_boxes(void)
{
    static const char *const bb5[] = {"base_bb5", "river_bb5", "inns",
                                      "traders",  "hills",     "wheel"};
    static const char *const bb6[] = {
        "base",    "river_bb6", "inns",      "traders", "flyers",
        "ferries", "gold",      "magewitch", "robbers", "crops"};
    int sum5 = 0, sum6 = 0, gardens = 0;

    for (int i = 0; i < NELEMS(bb5); i++)
        sum5 += find_set(bb5[i])->total;
    for (int i = 0; i < NELEMS(bb6); i++) {
        sum6 += find_set(bb6[i])->total;
        gardens += segments(find_set(bb6[i]), SEG_GARDEN, 0);
    }
    check_number(sum5, 157, "Big Box 5", "tiles");
    check_number(sum6, 172, "Big Box 6", "tiles");
    check_number(gardens, 16, "Big Box 6", "gardens");
}

static void test_letters(void)
{
    static const int base[] = {2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3,
                               2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};

    for (int i = 0; i < NELEMS(base); i++) {
        char letter[] = {(char)('A' + i), '\0'};
        char inns[] = {'E', (char)('A' + i), '\0'};
        char traders[] = {'H', (char)('A' + i), '\0'};
        char hills[] = {'S', 'c', 'h', (char)('A' + i), '\0'};
        int two = letter[0] == 'K' || letter[0] == 'L' ? 2 : 1;
        int d = letter[0] == 'D';
        check_number(copies(find_set("base"), letter), base[i], "base", letter);
        check_number(copies(find_set("base_bb5"), letter), base[i] + d,
                     "base_bb5", letter);
        check_number(copies(find_set("inns"), inns),
                     i > 16 ? 0 : 1 + (letter[0] == 'K'), "inns", inns);
        check_number(copies(find_set("traders"), traders), 1, "traders",
                     traders);
        check_number(copies(find_set("hills"), hills), i > 15 ? 0 : two,
                     "hills", hills);
    }
}

/* Sets whose ids are a prefix and A.. or 1.., one copy each. */
static void test_series(void)
{
    static const struct {
        const char *set, *prefix;
        int n;
    } rows[] = {
        {"wheel", "Rad", 12},       {"flyers", "Flug", 8},
        {"ferries", "Faehr", 8},    {"gold", "Gold", 8},
        {"magewitch", "MaHe", 8},   {"robbers", "Raub", 8},
        {"crops", "Korn", -6},      {"river_bb5", "F", -12},
        {"river_bb6", "BB6F", -12},
    };

    for (int i = 0; i < NELEMS(rows); i++)
        for (int k = 0; k < (rows[i].n < 0 ? -rows[i].n : rows[i].n); k++) {
            char id[TILE_ID_MAX + 4];
            if (rows[i].n < 0)
                snprintf(id, sizeof id, "%s%d", rows[i].prefix, k + 1);
            else
                snprintf(id, sizeof id, "%s%c", rows[i].prefix, 'A' + k);
            check_number(copies(find_set(rows[i].set), id), 1, rows[i].set, id);
        }
}

static void test_symbols(void)
{
    const struct tile_set *base = find_set("base");
    const struct tile_set *bb5 = find_set("base_bb5");
    const struct tile_set *inns = find_set("inns");
    const struct tile_set *traders = find_set("traders");
    const struct tile_set *hills = find_set("hills");
    const struct tile_set *river = find_set("river_bb5");
    const struct tile_set *wheel = find_set("wheel");
    const struct tile_set *crops = find_set("crops");

    check_number(segments(base, SEG_CITY, ATTR_PENNANT), 10, "base", "pennant");
    check_number(segments(bb5, SEG_CITY, ATTR_PENNANT), 10, "bb5", "pennant");
    check_number(segments(inns, SEG_CITY, ATTR_PENNANT), 3, "inns", "pennant");
    check_number(segments(inns, SEG_CITY, ATTR_CATHEDRAL), 2, "inns",
                 "cathedral");
    check_number(segments(inns, SEG_ROAD, ATTR_INN), 6, "inns", "inn");
    check_number(segments(inns, SEG_ROAD, ATTR_INN_WIDE), 1, "inns", "wide");
    check_number(segments(traders, SEG_CITY, ATTR_WINE), 9, "traders", "wine");
    check_number(segments(traders, SEG_CITY, ATTR_GRAIN), 6, "traders",
                 "grain");
    check_number(segments(traders, SEG_CITY, ATTR_CLOTH), 5, "traders",
                 "cloth");
    check_number(marked(base, MARK_START), 1, "base", "start");
    check_number(marked(bb5, MARK_START), 1, "bb5", "start");
    check_number(marked(hills, MARK_HILL), 8, "hills", "hill");
    check_number(marked(hills, MARK_VINEYARD), 8, "hills", "vineyard");
    check_number(marked(river, MARK_VINEYARD), 2, "river", "vineyard");
    check_number(marked(find_set("gold"), MARK_GOLD), 8, "gold", "gold");
    check_number(marked(find_set("magewitch"), MARK_MAGE), 8, "mage", "mage");
    check_number(marked(find_set("robbers"), MARK_ROBBER), 8, "robbers",
                 "robber");
    check_number(marked(crops, MARK_CROP_CLUB), 2, "crops", "club");
    check_number(marked(crops, MARK_CROP_RAKE), 2, "crops", "rake");
    check_number(marked(crops, MARK_CROP_SHIELD), 2, "crops", "shield");
    check_number(wheels(bb5, 1) + wheels(wheel, 1), 8, "wheel", "ones");
    check_number(wheels(bb5, 2) + wheels(wheel, 2), 6, "wheel", "twos");
    check_number(wheels(bb5, 3) + wheels(wheel, 3), 5, "wheel", "threes");
    check_number(wheels(bb5, 0), 73 - 16, "bb5", "tiles without a wheel");
}

/* --------------------------------------------------------- single pictures */

static void test_flyers(void)
{
    static const uint8_t fly[] = {6, 6, 6, 7, 7, 6, 6, 7}; /* 6 W, 7 NW */

    for (int i = 0; i < NELEMS(fly); i++) {
        char id[] = {'F', 'l', 'u', 'g', (char)('A' + i), '\0'};
        const struct tile_def *t = find_tile("flyers", id);
        check(t->marks == MARK_FLY && t->fly == fly[i], "flyers", id,
              "direction");
    }
}

static void test_river_ends(void)
{
    static const char *const sets[] = {"river_bb5", "river_bb6"};
    static const char *const first[] = {"F1", "BB6F1"};
    static const char *const last[] = {"F12", "BB6F12"};

    for (int i = 0; i < 2; i++) {
        const struct tile_def *a = find_tile(sets[i], first[i]);
        const struct tile_def *z = find_tile(sets[i], last[i]);
        const struct tile_set *s = find_set(sets[i]);
        check(a->segs[0].attrs == ATTR_SOURCE && a->segs[0].border == 1u << 7,
              sets[i], first[i], "springs to the south");
        check(z->segs[0].attrs == ATTR_MOUTH && z->segs[0].border == 1u << 1,
              sets[i], last[i], "ends from the north");
        check_number(segments(s, SEG_RIVER, ATTR_SOURCE | ATTR_MOUTH), 2,
                     sets[i], "ends");
        check_number(segments(s, SEG_ROAD, ATTR_BRIDGE), 3, sets[i], "bridges");
    }
    check_number(find_tile("river_bb5", "F4")->segs[1].sheep, 1, "F4", "sheep");
    check_number(find_tile("river_bb5", "F6")->segs[1].sheep, 1, "F6", "sheep");
}

static void test_pictures(void)
{
    const struct tile_def *a = find_tile("base", "A");
    const struct tile_def *ec = find_tile("inns", "EC");
    const struct tile_def *k = find_tile("hills", "SchK");
    const struct tile_def *l = find_tile("hills", "SchL");
    const struct tile_def *hm = find_tile("traders", "HM");
    const struct tile_def *hc = find_tile("traders", "HC");
    const struct tile_def *h = find_tile("ferries", "FaehrH");

    check(a->segs[1].end == END_SEGMENT &&
              a->segs[a->segs[1].end_seg].kind == SEG_MONASTERY,
          "base", "A", "its road ends at the monastery");
    check(ec->segs[0].attrs == ATTR_INN && ec->segs[1].attrs == 0 &&
              ec->segs[2].attrs == ATTR_INN_WIDE,
          "inns", "EC", "inn on the east road, wide on the west one");
    check(k->marks == (MARK_VINEYARD | MARK_SPLIT_FIELD) && k->split_side == 3,
          "hills", "SchK", "a field split at the west");
    check(l->marks == (MARK_VINEYARD | MARK_SPLIT_CITY) && l->split_side == 0,
          "hills", "SchL", "a city split at the north");
    check(l->segs[0].border == (1u << 0 | 7u << 9) &&
              l->segs[1].border == (1u << 2 | 7u << 3),
          "hills", "SchL", "its cities own a half each");
    check(hm->segs[3].attrs == ATTR_INNER && hm->segs[3].touches == 7 &&
              hm->segs[3].border == 0,
          "traders", "HM", "an inner field between three cities");
    check(hc->segs[1].attrs == ATTR_UNDER_BRIDGE &&
              hc->segs[2].attrs == ATTR_BRIDGE && hc->segs[2].end == END_HOUSE,
          "traders", "HC", "one road over another");
    check(h->nsegs == TILE_SEGS_MAX && h->segs[0].kind == SEG_LAKE, "ferries",
          "FaehrH", "a lake, four roads, four fields");
}

/* ---------------------------------------------------------------- geometry */

/* Kind that must own position `pos` of an edge, or -1 for none. */
static int wanted(const struct tile_def *t, int pos)
{
    char e = t->edges[pos / 3];
    bool split = (t->marks & (MARK_SPLIT_CITY | MARK_SPLIT_FIELD)) &&
                 t->split_side == pos / 3;

    if (pos % 3 != 1)
        return e == 'C' ? SEG_CITY : SEG_FIELD;
    if (split || e == 'F')
        return -1;
    return e == 'C' ? SEG_CITY : e == 'R' ? SEG_ROAD : SEG_RIVER;
}

static void check_owners(const char *set, const struct tile_def *t)
{
    bool once = true, right = true;

    for (int pos = 0; pos < 12; pos++) {
        int owners = 0, kind = -1;
        for (int i = 0; i < t->nsegs; i++)
            if (t->segs[i].border >> pos & 1) {
                owners++;
                kind = t->segs[i].kind;
            }
        once &= owners == (wanted(t, pos) >= 0);
        right &= kind == wanted(t, pos);
    }
    check(once, set, t->id, "every position has its one owner");
    check(right, set, t->id, "owners agree with the edges");
}

/* The city that owns a position, as a bit of `touches`; 0 if none does. */
static unsigned city_at(const struct tile_def *t, int pos)
{
    for (int i = 0; i < t->nsegs; i++)
        if (t->segs[i].kind == SEG_CITY && t->segs[i].border >> pos % 12 & 1)
            return 1u << i;
    return 0;
}

static void check_touches(const char *set, const struct tile_def *t)
{
    bool cities = true, corners = true;

    for (int i = 0; i < t->nsegs; i++) {
        const struct tile_seg *s = &t->segs[i];
        cities &= s->kind == SEG_FIELD || s->touches == 0;
        for (int k = 0; k < 16; k++)
            if (s->touches >> k & 1)
                cities &= k < t->nsegs && t->segs[k].kind == SEG_CITY;
        for (int pos = 0; pos < 12; pos++) {
            unsigned met = pos % 3 == 0   ? city_at(t, pos + 11)
                           : pos % 3 == 2 ? city_at(t, pos + 1)
                                          : 0;
            if (s->kind == SEG_FIELD && (s->border >> pos & 1))
                corners &= (s->touches & met) == met;
        }
    }
    check(cities, set, t->id, "fields touch cities only, others nothing");
    check(corners, set, t->id, "fields touch the cities at their corners");
}

static void check_ends(const char *set, const struct tile_def *t)
{
    bool ok = true;

    for (int i = 0; i < t->nsegs; i++) {
        const struct tile_seg *s = &t->segs[i];
        bool one_sided = (s->border & (s->border - 1u)) == 0;
        if (s->kind != SEG_ROAD) {
            ok &= s->end == END_NONE && s->end_seg == 0;
            continue;
        }
        ok &= one_sided == (s->end != END_NONE) && s->end < END_WHEEL;
        if (s->end == END_SEGMENT)
            ok &= s->end_seg < t->nsegs &&
                  (t->segs[s->end_seg].kind == SEG_CITY ||
                   t->segs[s->end_seg].kind == SEG_MONASTERY);
        else
            ok &= s->end_seg == 0;
    }
    check(ok, set, t->id, "roads have two ends");
}

/* Unused room in the tables is zero, so that they compare as bytes. */
static void check_room(const char *set, const struct tile_def *t)
{
    static const struct tile_seg zero;
    bool ok = t->nsegs >= 1 && t->nsegs <= TILE_SEGS_MAX && t->count >= 1;

    for (int i = t->nsegs; i < TILE_SEGS_MAX; i++)
        ok &= memcmp(&t->segs[i], &zero, sizeof zero) == 0;
    ok &= (t->marks & MARK_FLY) || t->fly == 0;
    ok &= memchr(t->id, '\0', sizeof t->id) != NULL;
    check(ok, set, t->id, "bounds and unused room");
}

/* A quarter turn clockwise: every position moves up by three. */
static unsigned turned(unsigned border)
{
    return (border << 3 | border >> 9) & 0xfff;
}

static struct tile_def turned_tile(const struct tile_def *t)
{
    struct tile_def r = *t;

    for (int e = 0; e < 4; e++)
        r.edges[(e + 1) % 4] = t->edges[e];
    r.split_side = (uint8_t)((t->split_side + 1) % 4);
    for (int i = 0; i < t->nsegs; i++)
        r.segs[i].border = (uint16_t)turned(t->segs[i].border);
    return r;
}

/* A turned tile is as sound as the printed one; four turns lead back. */
static void check_turns(const char *set, const struct tile_def *t)
{
    struct tile_def r = *t;
    bool back = true;

    for (int turn = 0; turn < 4; turn++) {
        check_owners(set, &r);
        check_touches(set, &r);
        r = turned_tile(&r);
    }
    for (int i = 0; i < t->nsegs; i++)
        back &= r.segs[i].border == t->segs[i].border;
    check(back && memcmp(r.edges, t->edges, 4) == 0, set, t->id,
          "four turns lead back");
}

static void test_geometry(void)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *s = &carc_tile_sets[i];
        check(strcmp(carc_set_title(s, "en"), s->name) != 0, s->name, "",
              "titles");
        for (int k = 0; k < s->ndefs; k++) {
            const struct tile_def *t = &s->defs[k];
            check_room(s->name, t);
            check_ends(s->name, t);
            check_turns(s->name, t);
            for (int j = 0; j < k; j++)
                if (strcmp(s->defs[j].id, t->id) == 0)
                    check(false, s->name, t->id, "ids are unique");
        }
    }
}

/* --------------------------------------------------------- turned pictures */

/* Whether `b` is `a` turned by some quarters: same edges, and the same owner
 * pattern (kinds and joins, not the order of segments). */
static bool same_turned(const struct tile_def *a, const struct tile_def *b)
{
    struct tile_def r = *a;

    for (int turn = 0; turn < 4; turn++, r = turned_tile(&r)) {
        bool same = memcmp(r.edges, b->edges, 4) == 0 && r.nsegs == b->nsegs;
        for (int i = 0; same && i < r.nsegs; i++) {
            bool found = false;
            for (int k = 0; k < b->nsegs; k++)
                found |= r.segs[i].kind == b->segs[k].kind &&
                         r.segs[i].border == b->segs[k].border;
            same = found;
        }
        if (same)
            return true;
    }
    return false;
}

static void test_same_pictures(void)
{
    static const struct {
        const char *set, *id, *other, *other_id;
        bool same;
    } rows[] = {
        {"base", "D", "wheel", "RadG", true},
        {"base", "U", "wheel", "RadK", true}, /* N-S and E-W */
        {"base", "V", "flyers", "FlugE", true},
        {"base", "M", "hills", "SchD", true},
        {"base", "O", "magewitch", "MaHeF", true},
        {"inns", "EE", "gold", "GoldA", true},
        {"inns", "EE", "wheel", "RadL", true},
        {"traders", "HB", "gold", "GoldF", true},
        {"base", "H", "hills", "SchG", true},
        {"base", "H", "hills", "SchO", false}, /* fields parted */
        {"base", "J", "base", "K", false},     /* mirrored */
        {"base", "G", "base", "H", false},
    };

    for (int i = 0; i < NELEMS(rows); i++)
        check(same_turned(find_tile(rows[i].set, rows[i].id),
                          find_tile(rows[i].other, rows[i].other_id)) ==
                  rows[i].same,
              rows[i].set, rows[i].id, rows[i].other_id);
    for (int i = 0; i < find_set("river_bb5")->ndefs; i++) {
        const struct tile_def *a = &find_set("river_bb5")->defs[i];
        const struct tile_def *b = &find_set("river_bb6")->defs[i];
        check(memcmp(a->edges, b->edges, 4) == 0 &&
                  a->nsegs + (i == 9) == b->nsegs,
              "river_bb5", a->id, "as in Big Box 6, but for the garden");
    }
}

/* ------------------------------------------------------------------- board */

static void test_board_border(void)
{
    const struct board_def *b = &carc_wheel_board;
    uint64_t all = 0;
    bool once = true, right = true;

    for (int i = 0; i < b->nsegs; i++) {
        once &= (all & b->segs[i].border) == 0;
        all |= b->segs[i].border;
    }
    for (int pos = 0; pos < 3 * BOARD_EDGES; pos++) {
        char e = b->edges[pos / 3];
        int want = e == 'C' ? SEG_CITY : pos % 3 != 1 ? SEG_FIELD : SEG_ROAD;
        for (int i = 0; i < b->nsegs; i++)
            if (b->segs[i].border >> pos & 1)
                right &= b->segs[i].kind == want;
        once &= (all >> pos & 1) == (e != 'F' || pos % 3 != 1);
    }
    check(once && all >> 48 == 0, "board", "", "one owner each");
    check(right, "board", "", "owners agree with the edges");
}

static void test_board(void)
{
    static const char *const names[] = {"fortune", "taxes",       "famine",
                                        "storm",   "inquisition", "plague"};
    const struct board_def *b = &carc_wheel_board;
    int crowns = 0;

    check(strcmp(b->edges, "CFRFCFRFFFCFRFFC") == 0, "board", "", "edges");
    check_number(b->nsegs, 9, "board", "segments");
    check(b->segs[0].border == (UINT64_C(7) | UINT64_C(7) << 45), "board", "c1",
          "lies round the north-west corner");
    check(b->segs[2].border == UINT64_C(7) << 30, "board", "c3", "lies at S2");
    check(b->segs[5].border == UINT64_C(1) << 37, "board", "r3", "lies at W4");
    check(b->segs[6].touches == 2 && b->segs[7].touches == 4 &&
              b->segs[8].touches == 1,
          "board", "", "each field touches one city");
    for (int i = 0; i < BOARD_SECTORS; i++) {
        check(strcmp(b->sectors[i].name, names[i]) == 0 &&
                  b->sectors[i].crowns == 1 + i % 2,
              "board", names[i], "sector");
        crowns += b->sectors[i].crowns;
    }
    check_number(crowns, 9, "board", "crown spaces");
    test_board_border();
}

int main(void)
{
    test_totals();
    test_boxes();
    test_letters();
    test_series();
    test_symbols();
    test_flyers();
    test_river_ends();
    test_pictures();
    test_geometry();
    test_same_pictures();
    test_board();
    return test_end();
}
