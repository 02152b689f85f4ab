/* The tiles as the naive game knows them: see naive.h for the geometry.
 *
 * A border position is a number 0..11 clockwise from the north-west corner; a
 * side is 0..3 for N E S W.  Position p lies on side p / 3; p % 3 is 0 for the
 * left half, 1 for the middle, 2 for the right half.  Turning a tile clockwise
 * by one quarter adds 3.
 *
 * Invariants of a tile that was read: a city side belongs to one city, which
 * covers its middle, or to two, which cover a half each; each half of a side
 * that is not a city's belongs to exactly one field; what a field touches is a
 * city of the same tile.
 *
 * The wheel's start board is read as sixteen square tiles.  Their inner sides
 * carry the letter X; a feature of the board is a segment of the same key on
 * each of the squares where it reaches the border. */

#ifndef NAIVE_TILES_H
#define NAIVE_TILES_H

#include <stdbool.h>
#include <stddef.h>

enum { NSIDES = 4, NPOS = 12 };
enum { LEFT, MIDDLE, RIGHT };

/* Sizes of what is read from a file; the parser refuses anything larger. */
enum {
    MAX_SEGS = 16,  /* segments of a tile: 12 positions and a few points */
    MAX_WORDS = 32, /* words of a line: a field names 8 halves, 4 cities */
    MAX_TEXT = 24,  /* an id or a key                                    */
    MAX_LINE = 256
};

enum { BOARD_SIDE = 4, BOARD_SQUARES = BOARD_SIDE * BOARD_SIDE, NSECTORS = 6 };

enum goods { WINE, GRAIN, CLOTH, NGOODS };

enum kind { CITY, ROAD, FIELD, MONASTERY, RIVER, GARDEN, LAKE, CROP, NKINDS };

/* A segment as printed, at rotation 0. */
struct segment {
    enum kind kind;
    char key[MAX_TEXT];
    bool at[NPOS]; /* the border positions it covers */
    int pennants;
    int goods[NGOODS];  /* symbols printed in a city               */
    bool inn, inn_wide; /* inn-wide: an inn in one edition (INN-10) */
    bool cathedral;     /* in a city                               */
    bool source, mouth; /* the ends of a river                     */
    int sheep;          /* printed on a field (RIV-8)              */
    char touch_key[MAX_WORDS][MAX_TEXT]; /* keys of the cities it touches */
    int ntouch;
};

/* A kind of tile. */
struct type {
    char id[MAX_TEXT];
    int count;
    char edges[NSIDES + 1]; /* letters C R F V for N E S W */
    struct segment seg[MAX_SEGS];
    int nsegs;
    bool hill, vineyard, start;
    bool gold, mage, robber, garden, lake;
    int fly;  /* direction of the machine, clockwise from N in eighths, or -1 */
    int crop; /* kind of the ground whose figures a circle concerns, or -1    */
    int wheel;  /* number of the wheel symbol, 0 if there is none */
    bool board; /* a square of the wheel's start board            */
};

struct types {
    struct type *type;
    int n;
};

extern const char *const naive_pos_name[NPOS];
extern const char *const naive_kind_name[NKINDS];
extern const char *const naive_goods_name[NGOODS];
extern const char *const naive_sector_name[NSECTORS];

/* Writes the sentence and returns -1. */
int naive_fail(char *why, size_t n, const char *format, ...);

/* An array of count elements, the old ones kept; ends the program if there is
 * no memory. */
void *naive_resized(void *old, int count, size_t size);

/* The board's squares, row by row from the north-west, and the crown spaces of
 * its sectors. */
struct board {
    struct type square[BOARD_SQUARES];
    int crowns[NSECTORS];
};

/* Adds the tiles of a .tiles file to *all (zero before the first one; the
 * caller frees all->type, after a failure too).  A board in it is left out. */
int naive_read_tiles(struct types *all, const char *path, char *why, size_t n);

/* Reads the start board of a .tiles file. */
int naive_read_board(struct board *b, const char *path, char *why, size_t n);

/* Cuts a line into words in place, comments left out; -1 if there are too
 * many. */
int naive_split(char *line, char *word[MAX_WORDS]);

/* What a word of a tile file names, -1 if nothing. */
int naive_kind_by_name(const char *name);
int naive_sector_by_name(const char *name);

/* Same text before the first '_'. */
bool naive_same_letter(const char *a, const char *b);

/* The tile of this id, else the first of the same letter, else NULL. */
const struct type *naive_find_type(const struct types *all, const char *id);

/* The segment with this key, -1 if there is none. */
int naive_seg_by_key(const struct type *t, const char *key);

/* The letter of a side of a turned tile. */
char naive_edge(const struct type *t, int rot, int side);

/* Is there no lower rotation with the same geometry? */
bool naive_lowest_rotation(const struct type *t, int rot);

#endif
