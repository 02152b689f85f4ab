/* The tiles as the naive game knows them: see naive.h for the geometry.
 *
 * A border position is a number 0..11 clockwise from the north-west corner; a
 * side is 0..3 for N E S W.  Position p lies on side p / 3; p % 3 is 0 for the
 * left half, 1 for the middle, 2 for the right half.  Turning a tile clockwise
 * by one quarter adds 3.
 *
 * Invariants of a tile that was read: a city covers middles of sides only; each
 * half of a side that is not a city's belongs to exactly one field; what a
 * field touches is a city of the same tile. */

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

enum kind { CITY, ROAD, FIELD, MONASTERY, RIVER, GARDEN, LAKE, CROP, NKINDS };

/* A segment as printed, at rotation 0. */
struct segment {
    enum kind kind;
    char key[MAX_TEXT];
    bool at[NPOS]; /* the border positions it covers */
    int pennants;
    char attributes[MAX_LINE];           /* words without a meaning here */
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
};

struct types {
    struct type *type;
    int n;
};

extern const char *const naive_pos_name[NPOS];
extern const char *const naive_kind_name[NKINDS];

/* Writes the sentence and returns -1. */
int naive_fail(char *why, size_t n, const char *format, ...);

/* An array of count elements, the old ones kept; ends the program if there is
 * no memory. */
void *naive_resized(void *old, int count, size_t size);

/* Reads a .tiles file into *all (zero before; the caller frees all->type, after
 * a failure too). */
int naive_read_tiles(struct types *all, const char *path, char *why, size_t n);

/* The tile of this id, else the first of the same letter, else NULL. */
const struct type *naive_find_type(const struct types *all, const char *id);

/* The segment with this key, -1 if there is none. */
int naive_seg_by_key(const struct type *t, const char *key);

/* The letter of a side of a turned tile. */
char naive_edge(const struct type *t, int rot, int side);

/* Is there no lower rotation with the same geometry? */
bool naive_lowest_rotation(const struct type *t, int rot);

#endif
