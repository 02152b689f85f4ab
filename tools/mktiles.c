/*
 * mktiles: compiles tile sets written as text into const C tables.
 *
 *     mktiles OUT.c IN.tiles...      write the tables, sets in this order
 *     mktiles --dump IN.tiles...     print one canonical line for each tile
 *
 * The tables are those of carcassonne/tiles.h.  Bad data is refused with
 * "file:line: sentence" on stderr and exit code 1; nothing is written then.
 * Wrong usage is exit code 2.
 *
 * THE FORMAT.  UTF-8 lines of words parted by spaces; indentation means
 * nothing; '#' starts a comment.  A file holds one set.  First its header:
 *
 *     set NAME                the file's name without .tiles
 *     title en WORDS          both titles are needed
 *     title cs WORDS
 *     total N                 tiles in the set, copies counted: checked
 *     expect THING N          optional: N tiles (copies counted) carry a THING:
 *                             pennant garden monastery cathedral inn wine
 *                             grain cloth hill vineyard wheel sheep gold mage
 *                             robber fly lake crop source mouth start
 *
 * then its tiles, each in its printed orientation:
 *
 *     tile ID xCOPIES
 *         edges NESW          four letters: F field, R road, C city, V river
 *         city KEY PLACE... [pennant] [cathedral] [wine] [grain] [cloth]
 *         road KEY SIDE SIDE [ATTR...]
 *         road KEY SIDE end=END [ATTR...]
 *         river KEY SIDE SIDE
 *         river KEY SIDE source|mouth
 *         field KEY HALF... [touches CITY-KEY...]
 *         field KEY inner touches CITY-KEY...
 *         monastery KEY, garden KEY, lake KEY, crop KEY    (one of each)
 *         mark start|hill|vineyard|gold|mage|robber
 *         mark wheel 1|2|3
 *         mark fly N|NE|E|SE|S|SW|W|NW
 *         mark crop club|rake|shield
 *         mark sheep N FIELD-KEY
 *         mark split-field SIDE, mark split-city SIDE
 *
 * KEY is the kind's letter (c r v f m g, k for lake and crop) and a digit.
 * SIDE is N E S W; HALF is a side and L or R, as seen from the middle of the
 * tile looking out.  The PLACE of a city is a side, or a half where the side
 * is split between two cities.  END is village, junction, house, lake, crop
 * or the key of a city or monastery.  The ATTRs of a road are inn, inn-wide
 * (an inn in the newer edition only), bridge (it passes over something) and
 * under-bridge.  The words of a segment come in the order shown.
 *
 * The set `wheel` also holds the start board, 4 x 4 squares:
 *
 *     board wheel
 *         border SIDE A B C D four letters F R C; N and S from west to east,
 *                             E and W from north to south
 *         city, road, field   as above, but a side is N1..N4 E1..E4 S1..S4
 *                             W1..W4 (counted as in `border`), a half N3R;
 *                             roads have one side and end=wheel; no attributes
 *         sector NAME CROWNS en WORD cs WORD
 *                             six, in this order: fortune taxes famine storm
 *                             inquisition plague; the titles are one word each
 *
 * WHAT IS CHECKED.  Every border position has exactly one owner, of the kind
 * `edges` promises.  A side whose halves differ is marked as split.  The same
 * field is not on both sides of a through road or river, nor of a road into a
 * city.  Segments cross only at a bridge.  A field touches every city it meets
 * at a corner, and the city at the end of a road it lies beside (unless that
 * road passes a bridge); an inner field touches some city.  On a lake tile all
 * roads end in the lake.  A crop tile has its segment and its mark.  Keys, ids
 * and set names are unique, totals are right.
 *
 * Inside, the board is a tile of sixteen edges: both are a `struct tile`, and
 * border position 3 * edge + 0/1/2 is the L half, middle and R half of an edge
 * counted clockwise from the north-west corner.
 */
#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne/tiles.h"

#define NELEMS(a) ((int)(sizeof(a) / sizeof(a)[0]))

#define TEXT_MAX      160                /* bytes of a line                 */
#define WORDS_MAX     (TEXT_MAX / 2 + 1) /* words: a byte and a gap each    */
#define NAME_SIZE     24                 /* of a set, with the NUL          */
#define KEY_SIZE      3                  /* a letter, a digit, a NUL        */
#define SETS_MAX      32
#define TILES_MAX     64
#define SIDE_EDGES    (BOARD_EDGES / 4)
#define POSITIONS_MAX (3 * BOARD_EDGES)

static_assert(POSITIONS_MAX <= 64, "a border fits a 64-bit mask");
static_assert(BOARD_SEGS_MAX <= TILE_SEGS_MAX, "the board fits struct tile");
static_assert(TILE_SEGS_MAX <= 9, "the digit of a key counts segments");

/* Facts the tables keep elsewhere, as bits beside enum tile_mark and
 * enum seg_attr, so that `expect` can ask for them. */
#define HAS_WHEEL (1u << 16)
#define HAS_SHEEP (1u << 16)

/* ORDER SEG: enumerator, word, letter of its keys. */
#define KINDS(X)                   \
    X(ROAD, "road", 'r')           \
    X(CITY, "city", 'c')           \
    X(MONASTERY, "monastery", 'm') \
    X(GARDEN, "garden", 'g')       \
    X(FIELD, "field", 'f')         \
    X(RIVER, "river", 'v')         \
    X(LAKE, "lake", 'k')           \
    X(CROP, "crop", 'k')

#define ATTRS(X)                          \
    X(PENNANT, "pennant", CITY)           \
    X(CATHEDRAL, "cathedral", CITY)       \
    X(WINE, "wine", CITY)                 \
    X(GRAIN, "grain", CITY)               \
    X(CLOTH, "cloth", CITY)               \
    X(INN, "inn", ROAD)                   \
    X(INN_WIDE, "inn-wide", ROAD)         \
    X(BRIDGE, "bridge", ROAD)             \
    X(UNDER_BRIDGE, "under-bridge", ROAD) \
    X(INNER, "inner", FIELD)              \
    X(SOURCE, "source", RIVER)            \
    X(MOUTH, "mouth", RIVER)

/* In the order of enum road_end; the empty words cannot be written. */
#define ENDS(X)             \
    X(NONE, "")             \
    X(VILLAGE, "village")   \
    X(JUNCTION, "junction") \
    X(HOUSE, "house")       \
    X(LAKE, "lake")         \
    X(CROP, "crop")         \
    X(SEGMENT, "")          \
    X(WHEEL, "wheel")

/* The word after `mark`, and its argument where there is one. */
#define MARKS(X)                        \
    X(START, "start", "")               \
    X(HILL, "hill", "")                 \
    X(VINEYARD, "vineyard", "")         \
    X(GOLD, "gold", "")                 \
    X(MAGE, "mage", "")                 \
    X(ROBBER, "robber", "")             \
    X(CROP_CLUB, "crop", "club")        \
    X(CROP_RAKE, "crop", "rake")        \
    X(CROP_SHIELD, "crop", "shield")    \
    X(SPLIT_FIELD, "split-field", NULL) \
    X(SPLIT_CITY, "split-city", NULL)   \
    X(FLY, "fly", NULL)

#define MARK_CROP  (MARK_CROP_CLUB | MARK_CROP_RAKE | MARK_CROP_SHIELD)
#define MARK_SPLIT (MARK_SPLIT_FIELD | MARK_SPLIT_CITY)

static const struct {
    const char *name, *word;
    char letter;
} kinds[] = {
#define X(e, w, l) [SEG_##e] = {"SEG_" #e, w, l},
    KINDS(X)
#undef X
};
static_assert(sizeof(kinds) / sizeof(kinds)[0] == NSEG_KINDS, "ORDER SEG");

static const struct {
    const char *name, *word;
    unsigned bit;
    int kind;
} attrs[] = {
#define X(e, w, k) {"ATTR_" #e, w, ATTR_##e, SEG_##k},
    ATTRS(X)
#undef X
};

static const struct {
    const char *name, *word;
} ends[] = {
#define X(e, w) [END_##e] = {"END_" #e, w},
    ENDS(X)
#undef X
};
static_assert(sizeof(ends) / sizeof(ends)[0] == NROAD_ENDS, "all road ends");

static const struct {
    const char *name, *word, *arg;
    unsigned bit;
} marks[] = {
#define X(e, w, a) {"MARK_" #e, w, a, MARK_##e},
    MARKS(X)
#undef X
};

/* What `expect` counts: tiles with one of these kinds, attributes or marks. */
static const struct thing {
    const char *word;
    unsigned kinds, attrs, marks;
} things[] = {
    {"pennant", .attrs = ATTR_PENNANT},
    {"garden", .kinds = 1u << SEG_GARDEN},
    {"monastery", .kinds = 1u << SEG_MONASTERY},
    {"cathedral", .attrs = ATTR_CATHEDRAL},
    {"inn", .attrs = ATTR_INN | ATTR_INN_WIDE},
    {"wine", .attrs = ATTR_WINE},
    {"grain", .attrs = ATTR_GRAIN},
    {"cloth", .attrs = ATTR_CLOTH},
    {"hill", .marks = MARK_HILL},
    {"vineyard", .marks = MARK_VINEYARD},
    {"wheel", .marks = HAS_WHEEL},
    {"sheep", .attrs = HAS_SHEEP},
    {"gold", .marks = MARK_GOLD},
    {"mage", .marks = MARK_MAGE},
    {"robber", .marks = MARK_ROBBER},
    {"fly", .marks = MARK_FLY},
    {"lake", .kinds = 1u << SEG_LAKE},
    {"crop", .kinds = 1u << SEG_CROP},
    {"source", .attrs = ATTR_SOURCE},
    {"mouth", .attrs = ATTR_MOUTH},
    {"start", .marks = MARK_START},
};

static const char *const sector_names[BOARD_SECTORS] = {
    "fortune", "taxes", "famine", "storm", "inquisition", "plague"};

struct seg {
    int line;
    int kind;
    char key[KEY_SIZE];
    uint64_t border;
    unsigned attrs;
    int sheep;
    int end;
    char end_key[KEY_SIZE]; /* with END_SEGMENT, resolved to end_seg */
    int end_seg;
    int ntouch;
    char touch[TILE_SEGS_MAX][KEY_SIZE]; /* resolved to the mask touches */
    unsigned touches;
};

struct tile {
    int line;
    char id[TILE_ID_MAX];
    int count;
    int nedges;                  /* 4, or BOARD_EDGES for the board */
    char edges[BOARD_EDGES + 1]; /* 0 where not yet told            */
    int nsegs;
    struct seg segs[TILE_SEGS_MAX];
    unsigned marks;
    int wheel, fly, split_side;
    int split_line, crop_line;
};

struct sector {
    char title_en[TEXT_MAX + 1], title_cs[TEXT_MAX + 1];
    int crowns;
};

struct set {
    int line;
    char name[NAME_SIZE];
    char title_en[TEXT_MAX + 1], title_cs[TEXT_MAX + 1];
    int total, total_line;
    struct {
        int n, line; /* line 0: not expected */
    } expects[NELEMS(things)];
    int ntiles;
    struct tile tiles[TILES_MAX];
};

struct catalogue {
    int nsets;
    struct set sets[SETS_MAX];
    struct tile board; /* line 0: none read */
    int nsectors;
    struct sector sectors[BOARD_SECTORS];
};

/* Where a line may stand. */
enum room { AT_TOP = 1, AT_HEAD = 2, AT_TILE = 4, AT_BOARD = 8 };

struct parser {
    struct catalogue *cat;
    struct set *set;
    struct tile *tile; /* the tile or board being read */
    enum room room;
    int line;
    int nwords;
    char *words[WORDS_MAX];
};

static const char *path; /* the file being read, for messages */

/* ------------------------------------------------------------------ words */

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static _Noreturn void
refuse(int line, const char *fmt, ...)
{
    va_list ap;

    fprintf(stderr, "%s:%d: ", path, line);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    fputc('\n', stderr);
    exit(1);
}

static bool same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* A whole number of at most four digits within lo..hi. */
static int number(const struct parser *p, const char *word, int lo, int hi)
{
    size_t n = strspn(word, "0123456789");

    if (n == 0 || word[n] != '\0')
        refuse(p->line, "'%s' is not a number", word);
    if (n > 4 || atoi(word) < lo || atoi(word) > hi)
        refuse(p->line, "%s is not within %d to %d", word, lo, hi);
    return atoi(word);
}

/* Joins the words from `first` on with single spaces; a line always fits. */
static void join(const struct parser *p, int first, char out[TEXT_MAX + 1])
{
    char *at = out;

    for (int i = first; i < p->nwords; i++) {
        size_t n = strlen(p->words[i]);
        if (i > first)
            *at++ = ' ';
        memcpy(at, p->words[i], n);
        at += n;
    }
    *at = '\0';
}

/* ----------------------------------------------------------------- border */

static bool is_board(const struct tile *t)
{
    return t->nedges == BOARD_EDGES;
}

/* "tile A" or "the board". */
static const char *tile_name(const struct tile *t)
{
    static char text[TILE_ID_MAX + 8];

    if (is_board(t))
        return "the board";
    snprintf(text, sizeof text, "tile %s", t->id);
    return text;
}

/* Edge `k` (from 0, west to east or north to south) of a side of the board,
 * counted clockwise. */
static int board_edge(int side, int k)
{
    return side * SIDE_EDGES + (side < 2 ? k : SIDE_EDGES - 1 - k);
}

/* 0..3 for N E S W, or -1. */
static int side_of(char c)
{
    static const char sides[] = "NESW";
    const char *at = c ? strchr(sides, c) : NULL;

    return at ? (int)(at - sides) : -1;
}

struct place_name {
    char s[4];
};

static struct place_name place_name(const struct tile *t, int pos)
{
    struct place_name name = {""};
    int edge = pos / 3;
    int side = edge * 4 / t->nedges;
    char *at = name.s;

    *at++ = "NESW"[side];
    if (is_board(t)) /* board_edge() is its own inverse within a side */
        *at++ = (char)('1' + board_edge(side, edge % SIDE_EDGES) % SIDE_EDGES);
    if (pos % 3 != 1)
        *at++ = pos % 3 ? 'R' : 'L';
    *at = '\0';
    return name;
}

static struct place_name edge_name(const struct tile *t, int edge)
{
    return place_name(t, 3 * edge + 1);
}

/* The position a word names: [NESW][LR]? on a tile, [NESW][1-4][LR]? on the
 * board. */
static int position(const struct parser *p, const char *word)
{
    const char *at = word;
    int edge = side_of(*at++);
    int part = 1;

    if (edge >= 0 && is_board(p->tile)) {
        bool ok = *at >= '1' && *at < '1' + SIDE_EDGES;
        edge = ok ? board_edge(edge, *at++ - '1') : -1;
    }
    if (edge >= 0 && (*at == 'L' || *at == 'R'))
        part = *at++ == 'L' ? 0 : 2;
    if (edge < 0 || *at != '\0')
        refuse(p->line, "'%s' is no place on the border", word);
    return 3 * edge + part;
}

/* --------------------------------------------------------------- segments */

static int find_seg(const struct tile *t, const char *key)
{
    for (int i = 0; i < t->nsegs; i++)
        if (same(t->segs[i].key, key))
            return i;
    return -1;
}

static void take_key(const struct parser *p, const char *word, char *key)
{
    if (!is_lower(word[0]) || word[1] < '1' || word[1] > '9' || word[2])
        refuse(p->line, "'%s' is no key: a letter and a digit", word);
    memcpy(key, word, KEY_SIZE);
}

/* The kind of a segment line; commands[] lets no other word come here. */
static int kind_of(const char *word)
{
    int kind = 0;

    while (!same(kinds[kind].word, word)) {
        kind++;
        assert(kind < NSEG_KINDS);
    }
    return kind;
}

static bool is_point(int kind)
{
    return kind == SEG_MONASTERY || kind == SEG_GARDEN || kind == SEG_LAKE ||
           kind == SEG_CROP;
}

/* The first segment of a kind, or NULL. */
static const struct seg *first_of(const struct tile *t, int kind)
{
    for (int i = 0; i < t->nsegs; i++)
        if (t->segs[i].kind == kind)
            return &t->segs[i];
    return NULL;
}

static struct seg *add_seg(struct parser *p)
{
    struct tile *t = p->tile;
    int max = is_board(t) ? BOARD_SEGS_MAX : TILE_SEGS_MAX;
    int kind = kind_of(p->words[0]);
    struct seg s = {.line = p->line, .kind = kind};

    take_key(p, p->words[1], s.key);
    if (s.key[0] != kinds[kind].letter)
        refuse(p->line, "the key of a %s starts with '%c'", kinds[kind].word,
               kinds[kind].letter);
    if (find_seg(t, s.key) >= 0)
        refuse(p->line, "key %s is taken", s.key);
    if (is_point(kind) && first_of(t, kind))
        refuse(p->line, "a second %s", kinds[kind].word);
    if (t->nsegs == max)
        refuse(p->line, "more than %d segments", max);
    t->segs[t->nsegs] = s;
    return &t->segs[t->nsegs++];
}

/* Takes a place on the border; false if the word is not meant as one. */
static bool take_place(struct parser *p, struct seg *s, const char *word)
{
    int pos;
    uint64_t bits;
    bool middle;

    if (!is_upper(word[0]))
        return false;
    pos = position(p, word);
    middle = pos % 3 == 1;
    if (s->kind != SEG_CITY && middle == (s->kind == SEG_FIELD))
        refuse(p->line, "a %s owns %s, not '%s'", kinds[s->kind].word,
               middle ? "halves" : "sides", word);
    bits = middle && s->kind == SEG_CITY ? UINT64_C(7) << (pos - 1)
                                         : UINT64_C(1) << pos;
    if (s->border & bits)
        refuse(p->line, "%s names %s twice", s->key, word);
    s->border |= bits;
    return true;
}

static bool take_end(struct parser *p, struct seg *s, const char *word)
{
    if (strncmp(word, "end=", 4) != 0)
        return false;
    word += 4;
    if (s->kind != SEG_ROAD)
        refuse(p->line, "only a road has end=");
    if (is_board(p->tile) != same(word, "wheel"))
        refuse(p->line, "end=wheel is for all roads of the board and no other");
    s->end = END_SEGMENT;
    for (int i = 0; i < NROAD_ENDS; i++)
        if (*word && same(ends[i].word, word))
            s->end = i;
    if (s->end == END_SEGMENT)
        take_key(p, word, s->end_key);
    return true;
}

static bool take_attr(struct parser *p, struct seg *s, const char *word)
{
    int i = 0;

    while (i < NELEMS(attrs) && !same(attrs[i].word, word))
        i++;
    if (i == NELEMS(attrs))
        return false;
    if (attrs[i].kind != s->kind || is_board(p->tile))
        refuse(p->line, "'%s' does not go with this %s", word,
               kinds[s->kind].word);
    if (s->attrs & attrs[i].bit)
        refuse(p->line, "'%s' twice", word);
    s->attrs |= attrs[i].bit;
    return true;
}

static void take_touch(struct parser *p, struct seg *s, const char *word)
{
    if (s->kind != SEG_FIELD)
        refuse(p->line, "only a field touches cities");
    for (int i = 0; i < s->ntouch; i++)
        if (same(s->touch[i], word))
            refuse(p->line, "%s touches %s twice", s->key, word);
    if (s->ntouch == TILE_SEGS_MAX)
        refuse(p->line, "%s touches too many cities", s->key);
    take_key(p, word, s->touch[s->ntouch++]);
}

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
        refuse(s->line, "a %s has two sides, or one side and %s",
               kinds[s->kind].word,
               s->kind == SEG_ROAD ? "end=" : "source or mouth");
}

static void check_form(const struct seg *s)
{
    bool inner = (s->attrs & ATTR_INNER) != 0;

    if (s->kind == SEG_ROAD || s->kind == SEG_RIVER)
        check_line_form(s);
    else if (s->kind == SEG_FIELD && (s->border != 0) == inner)
        refuse(s->line, "a field has halves, or is inner");
    else if (s->kind == SEG_CITY && !s->border)
        refuse(s->line, "a city has sides");
}

static void read_segment(struct parser *p)
{
    struct seg *s = add_seg(p);
    int i = 2;

    while (i < p->nwords && take_place(p, s, p->words[i]))
        i++;
    if (i < p->nwords && take_end(p, s, p->words[i]))
        i++;
    while (i < p->nwords && take_attr(p, s, p->words[i]))
        i++;
    if (i + 1 < p->nwords && same(p->words[i], "touches"))
        for (i++; i < p->nwords; i++)
            take_touch(p, s, p->words[i]);
    if (i < p->nwords)
        refuse(p->line, "'%s' does not belong here", p->words[i]);
    check_form(s);
}

/* ------------------------------------------------------------------ marks */

static void take_sheep(struct parser *p)
{
    int f = find_seg(p->tile, p->words[3]);
    struct seg *s = f < 0 ? NULL : &p->tile->segs[f];

    if (!s || s->kind != SEG_FIELD)
        refuse(p->line, "'%s' is no field above this line", p->words[3]);
    if (s->sheep)
        refuse(p->line, "%s has its sheep already", s->key);
    s->sheep = number(p, p->words[2], 1, 9);
    s->attrs |= HAS_SHEEP;
}

static void take_wheel(struct parser *p)
{
    if (p->tile->wheel)
        refuse(p->line, "a second wheel mark");
    p->tile->wheel = number(p, p->words[2], 1, 3);
    p->tile->marks |= HAS_WHEEL;
}

static int direction(const struct parser *p, const char *word)
{
    static const char *const names[] = {"N", "NE", "E", "SE",
                                        "S", "SW", "W", "NW"};

    for (int i = 0; i < NELEMS(names); i++)
        if (same(names[i], word))
            return i;
    refuse(p->line, "'%s' is no direction", word);
}

/* Index in marks[] of the words after `mark`, or -1. */
static int find_mark(const char *word, const char *arg)
{
    for (int i = 0; i < NELEMS(marks); i++) {
        const char *want = marks[i].arg ? marks[i].arg : arg;
        if (same(marks[i].word, word) && same(want, arg))
            return i;
    }
    return -1;
}

static void take_mark(struct parser *p, const char *arg)
{
    struct tile *t = p->tile;
    int m = find_mark(p->words[1], arg);
    unsigned bit = m < 0 ? 0 : marks[m].bit;
    unsigned group = bit & MARK_CROP    ? MARK_CROP
                     : bit & MARK_SPLIT ? MARK_SPLIT
                                        : bit;

    if (m < 0)
        refuse(p->line, "unknown mark '%s%s%s'", p->words[1], *arg ? " " : "",
               arg);
    if (t->marks & group)
        refuse(p->line, "a second mark '%s'", p->words[1]);
    t->marks |= bit;
    if (bit & MARK_CROP)
        t->crop_line = p->line;
    if (bit & MARK_FLY)
        t->fly = direction(p, arg);
    if (bit & MARK_SPLIT) {
        t->split_side = side_of(*arg);
        t->split_line = p->line;
        if (t->split_side < 0 || arg[1])
            refuse(p->line, "'%s' is no side", arg);
    }
}

static void read_mark(struct parser *p)
{
    const char *word = p->words[1];
    bool sheep = same(word, "sheep");

    if (sheep != (p->nwords == 4))
        refuse(p->line, "write: mark sheep N KEY, or mark NAME [VALUE]");
    if (sheep)
        take_sheep(p);
    else if (same(word, "wheel") && p->nwords == 3)
        take_wheel(p);
    else
        take_mark(p, p->nwords == 3 ? p->words[2] : "");
}

/* ----------------------------------------------------------------- checks */

/* Turns the keys after end= and touches into indices. */
static void resolve(struct tile *t, struct seg *s)
{
    if (s->end == END_SEGMENT) {
        s->end_seg = find_seg(t, s->end_key);
        if (s->end_seg < 0)
            refuse(s->line, "%s ends at the unknown key %s", s->key,
                   s->end_key);
        if (t->segs[s->end_seg].kind != SEG_CITY &&
            t->segs[s->end_seg].kind != SEG_MONASTERY)
            refuse(s->line, "%s ends at %s, which is no city or monastery",
                   s->key, s->end_key);
    }
    for (int i = 0; i < s->ntouch; i++) {
        int c = find_seg(t, s->touch[i]);
        if (c < 0 || t->segs[c].kind != SEG_CITY)
            refuse(s->line, "%s touches %s, which is no city here", s->key,
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
                refuse(t->segs[i].line, "%s belongs to %s already",
                       place_name(t, pos).s, t->segs[owner[pos]].key);
            owner[pos] = i;
        }
}

/* Refuses a position that does not belong to a segment of `kind`. */
static void want_owner(const struct tile *t, const int *owner, int pos,
                       int kind)
{
    const struct seg *s = owner[pos] < 0 ? NULL : &t->segs[owner[pos]];

    if (!s)
        refuse(t->line, "%s of %s belongs to nobody", place_name(t, pos).s,
               tile_name(t));
    if (s->kind != kind)
        refuse(s->line, "%s belongs to %s, but its edge is '%c'",
               place_name(t, pos).s, s->key, t->edges[pos / 3]);
}

static void want_no_owner(const struct tile *t, const int *owner, int pos,
                          const char *why)
{
    if (owner[pos] >= 0)
        refuse(t->segs[owner[pos]].line, "%s belongs to %s, but its edge is %s",
               place_name(t, pos).s, t->segs[owner[pos]].key, why);
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
            refuse(t->split_line, "edge %s is not split so", edge_name(t, e).s);
        if (need && !marked)
            refuse(t->line,
                   "edge %s of %s is split between %s and %s, but "
                   "not marked",
                   edge_name(t, e).s, tile_name(t), t->segs[owner[3 * e]].key,
                   t->segs[owner[3 * e + 2]].key);
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
        refuse(s->line, "the same field %s lies on both sides of %s",
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
                refuse(b->line, "%s crosses %s without a bridge", b->key,
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
        refuse(field->line, "%s meets %s at %s, but does not touch it",
               field->key, city->key, place_name(t, f).s);
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
            refuse(f->line, "%s lies beside %s into %s, but does not touch it",
                   f->key, road->key, road->end_key);
    }
}

/* Lakes, crop areas and bridges come with what they need. */
static void check_company(const struct tile *t)
{
    const struct seg *lake = first_of(t, SEG_LAKE);
    const struct seg *crop = first_of(t, SEG_CROP);
    int nroads = 0;
    unsigned all = 0;

    for (int i = 0; i < t->nsegs; i++)
        all |= t->segs[i].attrs;
    for (int i = 0; i < t->nsegs; i++) {
        const struct seg *s = &t->segs[i];
        nroads += s->kind == SEG_ROAD;
        if (s->kind == SEG_ROAD && (s->end == END_LAKE) != (lake != NULL))
            refuse(s->line, "%s",
                   lake ? "a road misses the lake"
                        : "a road ends in a lake, but there is "
                          "none");
        if (s->end == END_CROP && !crop)
            refuse(s->line, "a road ends in crop, but there is none");
        if ((s->attrs & ATTR_UNDER_BRIDGE) && !(all & ATTR_BRIDGE))
            refuse(s->line, "%s runs under a bridge, but there is none",
                   s->key);
        if ((s->attrs & ATTR_INNER) && !s->touches)
            refuse(s->line, "the inner field %s touches no city", s->key);
    }
    if (lake && nroads < 2)
        refuse(lake->line, "a lake joins at least two roads");
    if (crop && !(t->marks & MARK_CROP))
        refuse(crop->line, "a crop area needs its mark");
    if (!crop && (t->marks & MARK_CROP))
        refuse(t->crop_line, "a crop mark needs its segment");
}

static void check_tile(struct tile *t)
{
    int owner[POSITIONS_MAX];

    for (int e = 0; e < t->nedges; e++)
        if (!t->edges[e])
            refuse(t->line, "edge %s of %s is not told", edge_name(t, e).s,
                   tile_name(t));
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

static void check_set(const struct set *set)
{
    int n = count_tiles(set, NULL);

    if (!set->title_en[0] || !set->title_cs[0])
        refuse(set->line, "the set needs a title in en and cs");
    if (!set->total)
        refuse(set->line, "the set needs its total");
    if (n != set->total)
        refuse(set->total_line, "the total is %d, but %d are here", set->total,
               n);
    for (int i = 0; i < NELEMS(things); i++) {
        n = count_tiles(set, &things[i]);
        if (set->expects[i].line && n != set->expects[i].n)
            refuse(set->expects[i].line, "%d tiles with %s expected, %d found",
                   set->expects[i].n, things[i].word, n);
    }
}

/* ------------------------------------------------------------------ lines */

static void finish_block(struct parser *p)
{
    if (p->room != AT_TILE && p->room != AT_BOARD)
        return;
    check_tile(p->tile);
    if (p->room == AT_BOARD && p->cat->nsectors != BOARD_SECTORS)
        refuse(p->tile->line, "the board needs %d sectors", BOARD_SECTORS);
}

/* The name of the set is that of its file. */
static bool names_file(const char *name)
{
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    size_t n = strlen(name);

    return strncmp(base, name, n) == 0 && same(base + n, ".tiles");
}

static void read_set(struct parser *p)
{
    const char *name = p->words[1];
    struct catalogue *cat = p->cat;

    if (!is_lower(name[0]) || strlen(name) >= NAME_SIZE ||
        name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_")])
        refuse(p->line, "'%s' is no set name: a-z 0-9 _, at most %d", name,
               NAME_SIZE - 1);
    if (!names_file(name))
        refuse(p->line, "set %s is not in %s.tiles", name, name);
    for (int i = 0; i < cat->nsets; i++)
        if (same(cat->sets[i].name, name))
            refuse(p->line, "a second set %s", name);
    if (cat->nsets == SETS_MAX)
        refuse(p->line, "more than %d sets", SETS_MAX);
    p->set = &cat->sets[cat->nsets++];
    p->set->line = p->line;
    memcpy(p->set->name, name, strlen(name) + 1);
    p->room = AT_HEAD;
}

static void read_title(struct parser *p)
{
    bool en = same(p->words[1], "en");
    char *title = en ? p->set->title_en : p->set->title_cs;

    if (!en && !same(p->words[1], "cs"))
        refuse(p->line, "titles are in en or cs, not '%s'", p->words[1]);
    if (*title)
        refuse(p->line, "a second title %s", p->words[1]);
    join(p, 2, title);
}

static void read_total(struct parser *p)
{
    if (p->set->total)
        refuse(p->line, "a second total");
    p->set->total = number(p, p->words[1], 1, 999);
    p->set->total_line = p->line;
}

static void read_expect(struct parser *p)
{
    int i = 0;

    while (i < NELEMS(things) && !same(things[i].word, p->words[1]))
        i++;
    if (i == NELEMS(things))
        refuse(p->line, "'%s' cannot be expected", p->words[1]);
    if (p->set->expects[i].line)
        refuse(p->line, "%s is expected twice", p->words[1]);
    p->set->expects[i].n = number(p, p->words[2], 0, 999);
    p->set->expects[i].line = p->line;
}

static void check_id(const struct parser *p, const char *id)
{
    for (const char *c = id; *c; c++)
        if (!is_upper(*c) && !is_lower(*c) &&
            (c == id || (!is_digit(*c) && *c != '_')))
            refuse(p->line, "'%s' is no id: letters, digits and _", id);
    if (strlen(id) >= TILE_ID_MAX)
        refuse(p->line, "the id %s is longer than %d", id, TILE_ID_MAX - 1);
    for (int i = 0; i < p->set->ntiles; i++)
        if (same(p->set->tiles[i].id, id))
            refuse(p->line, "a second tile %s", id);
}

static void read_tile(struct parser *p)
{
    const char *id = p->words[1], *copies = p->words[2];
    struct set *set = p->set;

    finish_block(p);
    check_id(p, id);
    if (*copies != 'x')
        refuse(p->line, "'%s' is not xCOPIES", copies);
    if (set->ntiles == TILES_MAX)
        refuse(p->line, "more than %d tiles", TILES_MAX);
    p->tile = &set->tiles[set->ntiles++];
    p->tile->line = p->line;
    p->tile->nedges = 4;
    p->tile->count = number(p, copies + 1, 1, 99);
    memcpy(p->tile->id, id, strlen(id) + 1);
    p->room = AT_TILE;
}

static void read_board(struct parser *p)
{
    finish_block(p);
    if (!same(p->words[1], "wheel"))
        refuse(p->line, "the board is called wheel");
    if (p->cat->board.line)
        refuse(p->line, "a second board");
    p->tile = &p->cat->board;
    p->tile->line = p->line;
    p->tile->nedges = BOARD_EDGES;
    p->room = AT_BOARD;
}

static void read_edges(struct parser *p)
{
    const char *word = p->words[1];

    if (p->tile->edges[0])
        refuse(p->line, "the edges are told twice");
    if (strlen(word) != 4 || strspn(word, "FRCV") != 4)
        refuse(p->line, "'%s' is not four letters of F R C V", word);
    memcpy(p->tile->edges, word, 4);
}

static void read_border(struct parser *p)
{
    int side = side_of(p->words[1][0]);

    if (side < 0 || p->words[1][1])
        refuse(p->line, "'%s' is no side", p->words[1]);
    for (int k = 0; k < SIDE_EDGES; k++) {
        const char *word = p->words[2 + k];
        char *edge = &p->tile->edges[board_edge(side, k)];
        if (strspn(word, "FRC") != 1 || word[1])
            refuse(p->line, "'%s' is not one of F R C", word);
        if (*edge)
            refuse(p->line, "border %s is told twice", p->words[1]);
        *edge = *word;
    }
}

static void read_sector(struct parser *p)
{
    int n = p->cat->nsectors;
    struct sector *s = &p->cat->sectors[n];

    if (n == BOARD_SECTORS)
        refuse(p->line, "more than %d sectors", BOARD_SECTORS);
    if (!same(p->words[1], sector_names[n]))
        refuse(p->line, "sector %d is %s, not %s", n + 1, sector_names[n],
               p->words[1]);
    if (!same(p->words[3], "en") || !same(p->words[5], "cs"))
        refuse(p->line, "write: sector NAME CROWNS en WORD cs WORD");
    s->crowns = number(p, p->words[2], 1, 2);
    memcpy(s->title_en, p->words[4], strlen(p->words[4]) + 1);
    memcpy(s->title_cs, p->words[6], strlen(p->words[6]) + 1);
    p->cat->nsectors++;
}

static const struct command {
    const char *word, *usage;
    unsigned rooms; /* enum room */
    int min, max;   /* words */
    void (*read)(struct parser *);
} commands[] = {
#define ANY WORDS_MAX
    {"set", "set NAME", AT_TOP, 2, 2, read_set},
    {"title", "title en|cs WORDS", AT_HEAD, 3, ANY, read_title},
    {"total", "total N", AT_HEAD, 2, 2, read_total},
    {"expect", "expect THING N", AT_HEAD, 3, 3, read_expect},
    {"tile", "tile ID xCOPIES", AT_HEAD | AT_TILE | AT_BOARD, 3, 3, read_tile},
    {"board", "board wheel", AT_HEAD | AT_TILE | AT_BOARD, 2, 2, read_board},
    {"edges", "edges NESW", AT_TILE, 2, 2, read_edges},
    {"border", "border SIDE A B C D", AT_BOARD, 6, 6, read_border},
    {"city", "city KEY PLACE...", AT_TILE | AT_BOARD, 3, ANY, read_segment},
    {"road", "road KEY SIDE...", AT_TILE | AT_BOARD, 3, ANY, read_segment},
    {"field", "field KEY HALF...", AT_TILE | AT_BOARD, 3, ANY, read_segment},
    {"river", "river KEY SIDE...", AT_TILE, 3, ANY, read_segment},
    {"monastery", "monastery KEY", AT_TILE, 2, 2, read_segment},
    {"garden", "garden KEY", AT_TILE, 2, 2, read_segment},
    {"lake", "lake KEY", AT_TILE, 2, 2, read_segment},
    {"crop", "crop KEY", AT_TILE, 2, 2, read_segment},
    {"mark", "mark NAME [VALUE]", AT_TILE, 2, 4, read_mark},
    {"sector", "sector NAME CROWNS en WORD cs WORD", AT_BOARD, 7, 7,
     read_sector},
#undef ANY
};

static void read_words(struct parser *p)
{
    const struct command *c = commands;
    const struct command *end = commands + NELEMS(commands);

    while (c < end && !same(c->word, p->words[0]))
        c++;
    if (c == end)
        refuse(p->line, "unknown word '%s'", p->words[0]);
    if (!(c->rooms & p->room))
        refuse(p->line, "%s",
               p->room == AT_TOP ? "the file does not start with 'set'"
                                 : "this line does not belong here");
    if (p->nwords < c->min || p->nwords > c->max)
        refuse(p->line, "write: %s", c->usage);
    c->read(p);
}

/* ------------------------------------------------------------------ files */

/* Length of the UTF-8 sequence at s (a NUL-terminated line), 0 if malformed.
 * Overlong forms and surrogates pass: the compiler only needs the shape. */
static int utf8_length(const unsigned char *s)
{
    int n = s[0] < 0x80                   ? 1
            : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
            : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
            : s[0] >= 0xf0 && s[0] < 0xf5 ? 4
                                          : 0;

    for (int i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

static void check_text(const char *text, int line)
{
    const unsigned char *s = (const unsigned char *)text;

    while (*s) {
        int n = utf8_length(s);
        if (n == 0)
            refuse(line, "the line is not UTF-8");
        if (*s < ' ' || *s == 0x7f)
            refuse(line, "control character 0x%02x", *s);
        s += n;
    }
}

/* Reads a line without its newline; false at the end of the file. */
static bool read_line(FILE *f, int line, char text[TEXT_MAX + 1])
{
    int n = 0, c;

    while ((c = getc(f)) != EOF && c != '\n') {
        if (c == '\0')
            refuse(line, "NUL byte");
        if (n == TEXT_MAX)
            refuse(line, "line longer than %d bytes", TEXT_MAX);
        text[n++] = (char)c;
    }
    text[n] = '\0';
    if (ferror(f))
        refuse(line, "cannot be read: %s", strerror(errno));
    return c != EOF || n > 0;
}

static void split_words(struct parser *p, char *text)
{
    text[strcspn(text, "#")] = '\0';
    p->nwords = 0;
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " "))
        p->words[p->nwords++] = w;
}

static void read_file(struct catalogue *cat, const char *name)
{
    struct parser p = {.cat = cat, .room = AT_TOP, .line = 1};
    char text[TEXT_MAX + 1];
    FILE *f;

    path = name;
    f = fopen(name, "rb");
    if (!f)
        refuse(1, "cannot be opened: %s", strerror(errno));
    for (; read_line(f, p.line, text); p.line++) {
        check_text(text, p.line);
        split_words(&p, text);
        if (p.nwords)
            read_words(&p);
    }
    fclose(f);
    if (!p.set)
        refuse(1, "the file is empty: it has no 'set'");
    finish_block(&p);
    check_set(p.set);
}

/* ----------------------------------------------------------------- output */

/* A C string; '?' is escaped because C11 still has trigraphs. */
static void put_string(FILE *f, const char *s)
{
    putc('"', f);
    for (; *s; s++) {
        if (strchr("\"\\?", *s))
            putc('\\', f);
        putc(*s, f);
    }
    putc('"', f);
}

/* One name of a mask: "A" first, then " | B". */
static void put_name(FILE *f, bool *some, const char *field, const char *name)
{
    fprintf(f, "%s%s", *some ? " | " : field, name);
    *some = true;
}

static void put_seg(FILE *f, const struct seg *s)
{
    bool some = false;

    fprintf(f, "            {.kind = %s", kinds[s->kind].name);
    if (s->end != END_NONE)
        fprintf(f, ", .end = %s", ends[s->end].name);
    if (s->end == END_SEGMENT)
        fprintf(f, ", .end_seg = %d", s->end_seg);
    if (s->sheep)
        fprintf(f, ", .sheep = %d", s->sheep);
    if (s->border)
        fprintf(f, ", .border = 0x%03x", (unsigned)s->border);
    for (int i = 0; i < NELEMS(attrs); i++)
        if (s->attrs & attrs[i].bit)
            put_name(f, &some, ", .attrs = ", attrs[i].name);
    if (s->touches)
        fprintf(f, ", .touches = 0x%03x", s->touches);
    fprintf(f, "},\n");
}

static void put_tile(FILE *f, const struct tile *t)
{
    const char *e = t->edges;
    bool some = false;

    fprintf(f, "    {\n        .id = \"%s\",\n", t->id);
    fprintf(f, "        .edges = {'%c', '%c', '%c', '%c'},\n", e[0], e[1], e[2],
            e[3]);
    fprintf(f, "        .count = %d,\n        .nsegs = %d,\n", t->count,
            t->nsegs);
    if (t->wheel)
        fprintf(f, "        .wheel = %d,\n", t->wheel);
    if (t->marks & MARK_FLY)
        fprintf(f, "        .fly = %d,\n", t->fly);
    if (t->marks & MARK_SPLIT)
        fprintf(f, "        .split_side = %d,\n", t->split_side);
    for (int i = 0; i < NELEMS(marks); i++)
        if (t->marks & marks[i].bit)
            put_name(f, &some, "        .marks = ", marks[i].name);
    fprintf(f, "%s        .segs = {\n", some ? ",\n" : "");
    for (int i = 0; i < t->nsegs; i++)
        put_seg(f, &t->segs[i]);
    fprintf(f, "        },\n    },\n");
}

static void put_sets(FILE *f, const struct catalogue *cat)
{
    for (int i = 0; i < cat->nsets; i++) {
        const struct set *set = &cat->sets[i];
        fprintf(f, "static const struct tile_def defs_%s[] = {\n", set->name);
        for (int k = 0; k < set->ntiles; k++)
            put_tile(f, &set->tiles[k]);
        fprintf(f, "};\n\n");
    }
    fprintf(f, "const struct tile_set carc_tile_sets[] = {\n");
    for (int i = 0; i < cat->nsets; i++) {
        const struct set *set = &cat->sets[i];
        fprintf(f, "    {\"%s\", ", set->name);
        put_string(f, set->title_en);
        fprintf(f, ", ");
        put_string(f, set->title_cs);
        fprintf(f, ", %d, %d, defs_%s},\n", set->total, set->ntiles, set->name);
    }
    fprintf(f, "};\n\nconst int carc_ntile_sets = %d;\n\n", cat->nsets);
}

/* Without a board the table is there, with no segments. */
static void put_board(FILE *f, const struct catalogue *cat)
{
    const struct tile *t = &cat->board;

    fprintf(f, "const struct board_def carc_wheel_board = {\n");
    fprintf(f, "    .name = \"wheel\",\n    .edges = \"%s\",\n", t->edges);
    fprintf(f, "    .nsegs = %d,\n    .segs = {\n", t->nsegs);
    for (int i = 0; i < t->nsegs; i++)
        fprintf(f,
                "        {.kind = %s, .touches = 0x%03x, "
                ".border = UINT64_C(0x%012llx)},\n",
                kinds[t->segs[i].kind].name, t->segs[i].touches,
                (unsigned long long)t->segs[i].border);
    fprintf(f, "%s    },\n    .sectors = {\n",
            t->nsegs ? "" : "        {0},\n");
    for (int i = 0; i < cat->nsectors; i++) {
        fprintf(f, "        {\"%s\", ", sector_names[i]);
        put_string(f, cat->sectors[i].title_en);
        fprintf(f, ", ");
        put_string(f, cat->sectors[i].title_cs);
        fprintf(f, ", %d},\n", cat->sectors[i].crowns);
    }
    fprintf(f, "%s    },\n};\n", cat->nsectors ? "" : "        {0},\n");
}

/* Writes the tables; a file that cannot be finished is removed. */
static int write_tables(const struct catalogue *cat, const char *out)
{
    FILE *f = fopen(out, "w");
    bool bad;

    if (!f) {
        fprintf(stderr, "%s: cannot be written: %s\n", out, strerror(errno));
        return 1;
    }
    fprintf(f, "/* Made by tools/mktiles from data/tiles: edit those. */\n"
               "#include \"carcassonne/tiles.h\"\n\n");
    put_sets(f, cat);
    put_board(f, cat);
    bad = ferror(f) != 0;
    if (fclose(f) != 0 || bad) {
        fprintf(stderr, "%s: cannot be written\n", out);
        remove(out);
        return 1;
    }
    return 0;
}

/* ------------------------------------------------------------------- dump */

static void dump_list(const struct tile *t, const struct seg *s)
{
    char sep = ':';

    for (int pos = 0; pos < 3 * t->nedges; pos++)
        if (s->border >> pos & 1) {
            printf("%c%s", sep, place_name(t, pos).s);
            sep = ',';
        }
    sep = '>';
    for (int i = 0; i < t->nsegs; i++)
        if (s->touches >> i & 1) {
            printf("%c%s", sep, t->segs[i].key);
            sep = ',';
        }
}

/* KEY=KIND:POSITION,..>CITY,..(END)+ATTR.. */
static void dump_seg(const struct tile *t, const struct seg *s)
{
    printf(" %s=%s", s->key, kinds[s->kind].word);
    dump_list(t, s);
    if (s->end != END_NONE)
        printf("(%s)", s->end == END_SEGMENT ? s->end_key : ends[s->end].word);
    for (int i = 0; i < NELEMS(attrs); i++)
        if (s->attrs & attrs[i].bit)
            printf("+%s", attrs[i].word);
    if (s->sheep)
        printf("+sheep%d", s->sheep);
}

/* SET ID xCOPIES EDGES SEGMENT... MARK[=VALUE]..., marks in table order. */
static void dump_tile(const char *set, const struct tile *t)
{
    static const char *const ways[] = {"N", "NE", "E", "SE",
                                       "S", "SW", "W", "NW"};

    printf("%s %s x%d %s", set, t->id, t->count, t->edges);
    for (int i = 0; i < t->nsegs; i++)
        dump_seg(t, &t->segs[i]);
    for (int i = 0; i < NELEMS(marks); i++) {
        if (!(t->marks & marks[i].bit))
            continue;
        printf(" %s", marks[i].word);
        if (marks[i].bit & MARK_CROP)
            printf("=%s", marks[i].arg);
        if (marks[i].bit & MARK_SPLIT)
            printf("=%c", "NESW"[t->split_side]);
        if (marks[i].bit & MARK_FLY)
            printf("=%s", ways[t->fly]);
    }
    if (t->wheel)
        printf(" wheel=%d", t->wheel);
    printf("\n");
}

static void dump_board(const struct catalogue *cat)
{
    printf("board wheel %s", cat->board.edges);
    for (int i = 0; i < cat->board.nsegs; i++)
        dump_seg(&cat->board, &cat->board.segs[i]);
    for (int i = 0; i < cat->nsectors; i++)
        printf(" %s=%d", sector_names[i], cat->sectors[i].crowns);
    printf("\n");
}

static void dump(const struct catalogue *cat)
{
    for (int i = 0; i < cat->nsets; i++)
        for (int k = 0; k < cat->sets[i].ntiles; k++)
            dump_tile(cat->sets[i].name, &cat->sets[i].tiles[k]);
    if (cat->board.line)
        dump_board(cat);
}

int main(int argc, char **argv)
{
    static struct catalogue cat;
    bool dumping = argc > 1 && same(argv[1], "--dump");
    size_t n = argc > 1 ? strlen(argv[1]) : 0;

    /* OUT must look like C, lest a forgotten OUT costs the first set. */
    if (argc < 3 || (!dumping && (n < 2 || !same(argv[1] + n - 2, ".c")))) {
        fprintf(stderr, "usage: mktiles OUT.c IN.tiles...\n"
                        "       mktiles --dump IN.tiles...\n");
        return 2;
    }
    for (int i = 2; i < argc; i++)
        read_file(&cat, argv[i]);
    if (!dumping)
        return write_tables(&cat, argv[1]);
    dump(&cat);
    return 0;
}
