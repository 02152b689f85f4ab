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
 * THE FORMAT.  UTF-8 lines of words separated by spaces; indentation means
 * nothing; '#' starts a comment.  A file holds one set.  First its header:
 *
 *     set NAME                the file's name without .tiles
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
 *         sector NAME CROWNS  six, in this order: fortune taxes famine storm
 *                             inquisition plague
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
 *
 * The rooms, in the order a line passes them:
 *
 *     main.c      the command line
 *     file.c      files, lines and words; refuses bad ones
 *     read.c      the header of a set, where tiles start; the table of lines
 *     board.c     the lines of the board
 *     segment.c   the lines of a tile
 *     border.c    the names of border positions
 *     tables.c    the words of the format and what they stand for
 *     check.c     what must hold of a segment, a tile, a set
 *     emit.c      the tables as C
 *     dump.c      the tiles as lines
 *
 * Whoever finds a fault says so with mk_refuse() and does not return, so what
 * is handed on has always been checked this far.
 */
#ifndef MKTILES_H
#define MKTILES_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "carcassonne/tiles.h"

#define TEXT_MAX      160                /* bytes of a line                 */
#define WORDS_MAX     (TEXT_MAX / 2 + 1) /* words: a byte and a gap each    */
#define NAME_SIZE     24                 /* of a set, with the NUL          */
#define KEY_SIZE      3                  /* a letter, a digit, a NUL        */
#define SETS_MAX      32
#define TILES_MAX     64
#define SIDE_EDGES    (BOARD_EDGES / 4)
#define POSITIONS_MAX (3 * BOARD_EDGES)
#define NWAYS         8 /* N NE E SE S SW W NW */

static_assert(POSITIONS_MAX <= 64, "a border fits a 64-bit mask");
static_assert(BOARD_SEGS_MAX <= TILE_SEGS_MAX, "the board fits struct tile");
static_assert(TILE_SEGS_MAX <= 9, "the digit of a key counts segments");

/* Facts the tables keep elsewhere, as bits beside enum tile_mark and
 * enum seg_attr, so that `expect` can ask for them. */
#define HAS_WHEEL (1u << 16)
#define HAS_SHEEP (1u << 16)

/* ----------------------------------------------------------------- tables */

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

/* What `expect` counts: tiles with one of these kinds, attributes or marks. */
#define THINGS(X)                                \
    X("pennant", .attrs = ATTR_PENNANT)          \
    X("garden", .kinds = 1u << SEG_GARDEN)       \
    X("monastery", .kinds = 1u << SEG_MONASTERY) \
    X("cathedral", .attrs = ATTR_CATHEDRAL)      \
    X("inn", .attrs = ATTR_INN | ATTR_INN_WIDE)  \
    X("wine", .attrs = ATTR_WINE)                \
    X("grain", .attrs = ATTR_GRAIN)              \
    X("cloth", .attrs = ATTR_CLOTH)              \
    X("hill", .marks = MARK_HILL)                \
    X("vineyard", .marks = MARK_VINEYARD)        \
    X("wheel", .marks = HAS_WHEEL)               \
    X("sheep", .attrs = HAS_SHEEP)               \
    X("gold", .marks = MARK_GOLD)                \
    X("mage", .marks = MARK_MAGE)                \
    X("robber", .marks = MARK_ROBBER)            \
    X("fly", .marks = MARK_FLY)                  \
    X("lake", .kinds = 1u << SEG_LAKE)           \
    X("crop", .kinds = 1u << SEG_CROP)           \
    X("source", .attrs = ATTR_SOURCE)            \
    X("mouth", .attrs = ATTR_MOUTH)              \
    X("start", .marks = MARK_START)

#define COUNT(...) +1
enum {
    NATTR_WORDS = 0 ATTRS(COUNT),
    NMARK_WORDS = 0 MARKS(COUNT),
    NTHINGS = 0 THINGS(COUNT)
};
#undef COUNT

/* `name` is the enumerator as C, `word` what stands in a .tiles file. */
struct kind {
    const char *name, *word;
    char letter;
};

struct attr {
    const char *name, *word;
    unsigned bit; /* enum seg_attr */
    int kind;     /* the segments it goes with */
};

struct end {
    const char *name, *word;
};

struct mark {
    const char *name, *word;
    const char *arg; /* the argument it stands for, NULL: any */
    unsigned bit;    /* enum tile_mark */
};

struct thing {
    const char *word;
    unsigned kinds, attrs, marks; /* masks: one bit of one of them */
};

extern const struct kind mk_kinds[NSEG_KINDS];
extern const struct attr mk_attrs[NATTR_WORDS];
extern const struct end mk_ends[NROAD_ENDS];
extern const struct mark mk_marks[NMARK_WORDS];
extern const struct thing mk_things[NTHINGS];
extern const char *const mk_sector_names[BOARD_SECTORS];
extern const char *const mk_ways[NWAYS]; /* of a flying machine */

/* -------------------------------------------------------------- catalogue */

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
    int crowns;
};

struct set {
    int line;
    char name[NAME_SIZE];
    int total, total_line;
    struct {
        int n, line; /* line 0: not expected */
    } expects[NTHINGS];
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

/* ------------------------------------------------------------------ words */

static inline bool same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static inline bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* ------------------------------------------------------------------ files */

/* Reads the set in file `name` into the catalogue, all of it checked. */
void mk_read_file(struct catalogue *cat, const char *name);

/* Says "file:line: sentence" of the file being read and exits with 1. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
_Noreturn void
mk_refuse(int line, const char *fmt, ...);

/* Is the file being read called `name`.tiles? */
bool mk_names_file(const char *name);

/* ------------------------------------------------------------------ lines */

/* Reads the words of one line (at least one) by the table of lines. */
void mk_read_words(struct parser *p);

/* Checks the tile or board that ends here, if one does. */
void mk_finish_block(struct parser *p);

/* A whole number of at most four digits within lo..hi. */
int mk_number(const struct parser *p, const char *word, int lo, int hi);

/* One kind of line each; the table of lines has seen to the number of words
 * and to the room. */
void mk_read_segment(struct parser *p);
void mk_read_mark(struct parser *p);
void mk_read_board(struct parser *p);
void mk_read_border(struct parser *p);
void mk_read_sector(struct parser *p);

/* Index of the segment with this key, or -1. */
int mk_find_seg(const struct tile *t, const char *key);

/* The first segment of a kind, or NULL. */
const struct seg *mk_first_of(const struct tile *t, int kind);

/* ----------------------------------------------------------------- border */

bool mk_is_board(const struct tile *t);

/* "tile A" or "the board"; the text holds until the next call. */
const char *mk_tile_name(const struct tile *t);

/* 0..3 for N E S W, or -1. */
int mk_side_of(char c);

/* Edge `k` (from 0, west to east or north to south) of a side of the board,
 * counted clockwise. */
int mk_board_edge(int side, int k);

/* The position a word names: [NESW][LR]? on a tile, [NESW][1-4][LR]? on the
 * board.  Refuses any other word. */
int mk_position(const struct parser *p, const char *word);

/* The way back: a position or an edge as a word, "N3R" at the longest. */
struct place_name {
    char s[4];
};
struct place_name mk_place_name(const struct tile *t, int pos);
struct place_name mk_edge_name(const struct tile *t, int edge);

/* ----------------------------------------------------------------- checks */

/* A segment has the places and ends of its kind. */
void mk_check_form(const struct seg *s);

/* Checks a whole tile or board; resolves end_seg and touches on the way. */
void mk_check_tile(struct tile *t);

/* Titles, total and expectations of a whole set. */
void mk_check_set(const struct set *set);

/* ----------------------------------------------------------------- output */

/* Writes the tables to the file `out`; a file that cannot be finished is
 * removed.  Returns the exit code, 0 or 1 (it has been said why). */
int mk_write_tables(const struct catalogue *cat, const char *out);

/* Prints a line for each tile, then one for the board if there is one. */
void mk_dump(const struct catalogue *cat);

#endif
