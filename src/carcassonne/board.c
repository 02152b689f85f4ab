/*
 * Laying tiles, and the open squares beside them.
 *
 * What fits where is a table.  The neighbours of an open square demand a
 * letter of each side or leave it free: DEMANDS combinations, written as one
 * number.  For every shape of tile and every demand the rules know the turns
 * that fit (r->turns) and their number (r->nturns).  Turns that look like an
 * earlier one never fit, so each look is listed once.
 *
 * The places of every shape are counted as the demands change, so nobody has
 * to look at the squares to know whether a tile fits at all.
 */
#include "carcassonne/module.h"
#include "game/check.h"

static const uint16_t digit_of_side[NSIDES] = {1, 5, 25, 125};

unsigned carc_letter_demand(char letter, int side)
{
    unsigned digit = letter == 'F'   ? 1
                     : letter == 'R' ? 2
                     : letter == 'C' ? 3
                                     : 4;

    return digit * digit_of_side[side];
}

unsigned carc_free_sides(unsigned demand)
{
    unsigned free = 0;

    for (int side = 0; side < NSIDES; side++, demand /= 5)
        free |= (unsigned)(demand % 5 == 0) << side;
    return free;
}

/* Counts of as many shapes as are changed at once (GNU vectors: registers
 * where the machine has them). */
typedef int8_t shape_changes __attribute__((vector_size(SHAPES_STEP)));
typedef int8_t half_changes __attribute__((vector_size(SHAPES_STEP / 2)));
typedef int16_t half_counts __attribute__((vector_size(SHAPES_STEP)));

/* Squares around a tile whose demands change with it, its own included. */
enum { CHANGED = NSIDES + 1 };
struct changed {
    unsigned from[CHANGED], to[NSIDES]; /* demands; 0: it is not open */
};

static void change_rooms(const struct carc_rules *r, struct carc *s,
                         const struct changed *c)
{
    uint16_t *room = carc_rooms(r, s);

    for (int i = 0; i < r->nshapes; i += SHAPES_STEP) {
        shape_changes sum = {0}, one;
        half_changes half[2];

        for (int k = 0; k < CHANGED; k++) {
            mem_copy(&one, &r->nturns[c->from[k]][i], sizeof one);
            sum -= one;
        }
        for (int k = 0; k < NSIDES; k++) {
            mem_copy(&one, &r->nturns[c->to[k]][i], sizeof one);
            sum += one;
        }
        mem_copy(half, &sum, sizeof half);
        for (int k = 0; k < 2; k++, room += SHAPES_STEP / 2) {
            half_counts now;

            mem_copy(&now, room, sizeof now);
            now += __builtin_convertvector(half[k], half_counts);
            mem_copy(room, &now, sizeof now);
        }
    }
}

/* A search whose comparisons become conditional moves: none is predictable. */
int carc_open_at(const struct carc_rules *r, const struct carc *s, uint32_t pos)
{
    const struct open_square *o = carc_opens_c(r, s);
    uint32_t key = pos << DEMAND_BITS;
    int at = 0, n = s->nopen;

    while (n > 1) {
        int half = n / 2;

        at += o[at + half - 1].key < key ? half : 0;
        n -= half;
    }
    return n == 1 && o[at].key < key ? at + 1 : at;
}

bool carc_is_open(const struct carc_rules *r, const struct carc *s, int i,
                  uint32_t pos)
{
    return i < s->nopen && open_pos(carc_opens_c(r, s)[i]) == pos;
}

int carc_tile_search(const struct carc_rules *r, const struct carc *s,
                     uint32_t pos)
{
    const struct tile *t = carc_tiles_c(r, s);

    for (int i = 0; i < s->ntiles; i++) {
        if (t[i].pos == pos)
            return i;
    }
    return -1;
}

/* Moves the open squares from i on by some places. */
static void shift_squares(const struct carc_rules *r, struct carc *s, int i,
                          int by)
{
    struct open_square *o = carc_opens(r, s);

    dsk_assert(s->nopen + by <= r->cap_open);
    mem_move(o + i + by, o + i, (size_t)(s->nopen - i) * sizeof *o);
    s->nopen = (uint16_t)(s->nopen + by);
}

/* The square beside a tile now demands what that tile shows there, too. */
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 unsigned demand)
{
    int i = carc_open_at(r, s, pos);
    struct open_square *o = &carc_opens(r, s)[i];
    struct changed c = {{0}, {0}};

    if (!carc_is_open(r, s, i, pos)) {
        shift_squares(r, s, i, 1);
        o->key = pos << DEMAND_BITS;
    }
    c.from[0] = open_demand(*o);
    o->key += demand;
    c.to[0] = open_demand(*o);
    change_rooms(r, s, &c);
}

/*
 * Around a tile three places of the sorted list change: a square in the column
 * to the west, the squares north of the tile, of the tile itself and south of
 * it, which stand side by side, and a square in the column to the east.
 */
enum { COLUMNS = 3 };
struct place_in_list {
    int at, had, has; /* first of its squares, how many were and will be open */
};

/* Keys of squares that are compared at once (GNU vector). */
typedef int32_t four_keys __attribute__((vector_size(4 * sizeof(int32_t))));
_Static_assert(sizeof(four_keys) == OPEN_STEP * sizeof(struct open_square),
               "the list ends with room for as many");

/* The least key of the square beside pos. */
static int32_t first_key(uint32_t pos, int side)
{
    return (int32_t)(carc_step(pos, side) << DEMAND_BITS);
}

/* Adds how many of four keys are less than each of three; a comparison that
 * holds is -1. */
static inline void count_less(four_keys key, const four_keys *than,
                              four_keys *less)
{
    for (int i = 0; i < COLUMNS; i++)
        less[i] -= key < than[i];
}

/* The sums of three vectors, whose numbers have so many bits, as one number. */
enum { SUM_BITS = 10 };
_Static_assert(4 * TILES_MAX < 1 << SUM_BITS, "sums of open squares fit");
static uint32_t sums_of(const four_keys *counts)
{
    four_keys all =
        counts[0] + (counts[1] << SUM_BITS) + (counts[2] << 2 * SUM_BITS);

    return (uint32_t)(all[0] + all[1]) + (uint32_t)(all[2] + all[3]);
}

/*
 * How many squares come before each of three: one walk without branches, four
 * at a time.  What stands behind the last square counts as greater than any.
 */
static void find_columns(const struct open_square *o, int n, uint32_t pos,
                         struct place_in_list *p)
{
    const four_keys none = {0}, number = {0, 1, 2, 3};
    const four_keys first[COLUMNS] = {none + first_key(pos, WEST),
                                      none + first_key(pos, NORTH),
                                      none + first_key(pos, EAST)};
    four_keys less[COLUMNS] = {none, none, none}, key, behind;
    uint32_t sums;

    for (; n >= OPEN_STEP; n -= OPEN_STEP, o += OPEN_STEP) {
        mem_copy(&key, o, sizeof key);
        count_less(key, first, less);
    }
    mem_copy(&key, o, sizeof key);
    behind = number >= n; /* never written, perhaps: any bytes */
    count_less((key & ~behind) | (behind & INT32_MAX), first, less);
    sums = sums_of(less);
    for (int i = 0; i < COLUMNS; i++, sums >>= SUM_BITS)
        p[i].at = (int)(sums & ((1 << SUM_BITS) - 1));
}

/* The demand of the square at pos, if it is the next of its place. */
static unsigned take_demand(const struct open_square *o, int n, uint32_t pos,
                            struct place_in_list *p)
{
    int i = p->at + p->had;
    unsigned is_open = (unsigned)(i < n) & (unsigned)(open_pos(o[i]) == pos);

    p->had += (int)is_open;
    return open_demand(o[i]) & -is_open;
}

/* Moves the squares between two places, or behind the last one. */
static void move_between(struct open_square *o, int from, int to, int by)
{
    mem_move(o + from + by, o + from, (size_t)(to - from) * sizeof *o);
}

/*
 * Moves the squares behind each place by so many, none of them to the front:
 * all in one walk from the last to the first, four at a time, without a branch
 * that depends on where the places are.
 */
static void move_back(struct open_square *o, int n,
                      const struct place_in_list *p, const int *by)
{
    const four_keys number = {0, 1, 2, 3};
    four_keys key, moved, moves;
    int from[COLUMNS]; /* before the first that moves so far, when it has */

    for (int i = 0; i < COLUMNS; i++)
        from[i] = p[i].at + p[i].had + by[i] - 1;
    for (int k = n - OPEN_STEP; k > from[0] - OPEN_STEP; k -= OPEN_STEP) {
        mem_copy(&key, o + k, sizeof key);
        for (int i = 0; i < COLUMNS; i++) {
            mem_copy(&moved, o + k - by[i], sizeof moved);
            moves = number + k > from[i];
            key = (moves & moved) | (~moves & key);
        }
        mem_copy(o + k, &key, sizeof key);
    }
}

/* Makes the room that each place needs. */
static void make_room(const struct carc_rules *r, struct carc *s,
                      struct place_in_list *p)
{
    struct open_square *o = carc_opens(r, s);
    int by[COLUMNS], n;

    by[0] = p[0].has - p[0].had;
    by[1] = by[0] + p[1].has - p[1].had;
    by[2] = by[1] + p[2].has - p[2].had;
    n = s->nopen + by[2];
    dsk_assert(n <= r->cap_open);
    if (by[1] >= 0) {
        move_back(o, n, p, by);
    } else {
        move_between(o, p[1].at + p[1].had, p[2].at + p[2].had, by[1]);
        if (by[2] < 0)
            move_between(o, p[2].at + p[2].had, s->nopen, by[2]);
    }
    p[1].at += by[0];
    p[2].at += by[1];
    s->nopen = (uint16_t)n;
}

/*
 * The square of a tile just laid is open no more, and those beside it where
 * nothing lies (`empty`, a bit a side) demand what the tile asks.
 */
static void demand_around(const struct carc_rules *r, struct carc *s,
                          uint32_t pos, const uint16_t *asks, unsigned empty)
{
    static const uint8_t column[NSIDES] = {1, 2, 1, 0};
    struct open_square *o = carc_opens(r, s);
    struct place_in_list p[COLUMNS] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    struct changed c = {{0}, {0}};
    int n = s->nopen;

    find_columns(o, n, pos, p);
    c.from[WEST] = take_demand(o, n, carc_step(pos, WEST), &p[0]);
    c.from[NORTH] = take_demand(o, n, carc_step(pos, NORTH), &p[1]);
    c.from[NSIDES] = take_demand(o, n, pos, &p[1]);
    c.from[SOUTH] = take_demand(o, n, carc_step(pos, SOUTH), &p[1]);
    c.from[EAST] = take_demand(o, n, carc_step(pos, EAST), &p[2]);
    for (int side = 0; side < NSIDES; side++) {
        unsigned is_empty = empty >> side & 1;

        c.to[side] = (c.from[side] + asks[side]) & -is_empty;
        p[column[side]].has += (int)is_empty;
    }
    make_room(r, s, p);
    for (int side = 0; side < NSIDES; side++) {
        struct open_square *at = &o[p[column[side]].at];
        uint32_t is_empty = empty >> side & 1;
        uint32_t key = carc_step(pos, side) << DEMAND_BITS | c.to[side];

        at->key ^= (at->key ^ key) & -is_empty;
        p[column[side]].at += (int)is_empty;
    }
    change_rooms(r, s, &c);
}

int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot)
{
    int tile = s->ntiles++;
    uint8_t *slot = &carc_grid(r, s)[carc_slot(pos)];

    carc_tiles(r, s)[tile] =
        (struct tile){pos, s->nsegs, (uint8_t)kind, (uint8_t)rot};
    s->crowded = (uint8_t)(s->crowded + (*slot != 0));
    *slot = *slot != 0 ? *slot : (uint8_t)(tile + 1);
    carc_add_segs(r, s, tile);
    return tile;
}

/*
 * The tiles beside pos: on which sides there are any (bits), and which.  Where
 * they lie is a matter of chance, so nothing branches on it unless squares
 * share slots of the grid.
 */
static unsigned tiles_beside(const struct carc_rules *r, const struct carc *s,
                             uint32_t pos, int *beside)
{
    const uint8_t *grid = carc_grid_c(r, s);
    const struct tile *t = carc_tiles_c(r, s);
    unsigned there = 0;

    for (int side = 0; side < NSIDES; side++) {
        uint32_t next = carc_step(pos, side);
        int slot = grid[carc_slot(next)], some = slot - (slot > 0);

        beside[side] = some;
        there |= (unsigned)((slot > 0) & (t[some].pos == next)) << side;
    }
    for (int side = 0; s->crowded > 0 && side < NSIDES; side++) {
        beside[side] = carc_tile_at(r, s, carc_step(pos, side));
        there |= (unsigned)(beside[side] >= 0) << side;
    }
    return there;
}

static inline void lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
                       int kind, int rot, bool anyway)
{
    int tile = carc_add_tile(r, s, pos, kind, rot), beside[NSIDES];
    unsigned there = tiles_beside(r, s, pos, beside);

    for (unsigned m = there; m != 0; m &= m - 1) {
        int side = __builtin_ctz(m);

        if (anyway)
            carc_join_alike(r, s, tile, side, beside[side]);
        else
            carc_join_side(r, s, tile, side, beside[side]);
    }
    demand_around(r, s, pos, r->kind[kind].asks[rot], ~there);
    carc_count_neighbours(r, s, tile);
    s->last = (uint8_t)tile;
    for (unsigned m = r->with.laid; m != 0; m &= m - 1)
        carc_first(r, m)->laid(r, s, tile);
}

void carc_lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
              int kind, int rot)
{
    lay(r, s, pos, kind, rot, false);
}

void carc_lay_anyway(const struct carc_rules *r, struct carc *s, uint32_t pos,
                     int kind, int rot)
{
    lay(r, s, pos, kind, rot, true);
}

void carc_clear_land(const struct carc_rules *r, struct carc *s)
{
    s->ntiles = s->last = s->crowded = 0;
    s->nopen = s->nsegs = 0;
    s->npoints = s->filled = 0;
    mem_fill(carc_grid(r, s), 0, GRID_SLOTS);
    mem_fill(s->pointed, 0, sizeof s->pointed);
    for (int i = 0; i < r->nshapes; i++)
        carc_rooms(r, s)[i] = 0;
}

const struct module *carc_veto(const struct carc_rules *r, const struct carc *s,
                               uint32_t pos, int rot, const char **rule)
{
    for (unsigned m = r->with.tile_ok; m != 0; m &= m - 1) {
        *rule = carc_first(r, m)->tile_ok(r, s, pos, rot);
        if (*rule != NULL)
            return carc_first(r, m);
    }
    return NULL;
}
