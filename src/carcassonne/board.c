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

/* Counts of as many shapes as are changed at once (GNU vector: a register where
 * the machine has one). */
typedef uint16_t shape_counts
    __attribute__((vector_size(SHAPES_SIDE * sizeof(uint16_t))));

/* Squares around a tile whose demands change with it, its own included. */
enum { CHANGED = NSIDES + 1 };
struct changed {
    unsigned from[CHANGED], to[NSIDES]; /* demands; 0: it is not open */
};

_Static_assert(CHANGED *NSIDES < 1 << COUNT_BITS, "all turns of all of them");
static void change_rooms(const struct carc_rules *r, struct carc *s,
                         const struct changed *c)
{
    const uint16_t count = (1 << COUNT_BITS) - 1;
    uint16_t *room = carc_rooms(r, s);

    for (int i = 0; i * SHAPES_STEP < r->nshapes; i++) {
        shape_counts less = {0}, more = {0}, one, now;

        for (int k = 0; k < CHANGED; k++) {
            mem_copy(&one, r->nturns[c->from[k]][i], sizeof one);
            less += one;
        }
        for (int k = 0; k < NSIDES; k++) {
            mem_copy(&one, r->nturns[c->to[k]][i], sizeof one);
            more += one;
        }
        for (int k = 0; k < SHAPES_STEP; k += SHAPES_SIDE) {
            mem_copy(&now, room, sizeof now);
            now += (more & count) - (less & count);
            mem_copy(room, &now, sizeof now);
            room += SHAPES_SIDE;
            less >>= COUNT_BITS;
            more >>= COUNT_BITS;
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

unsigned carc_demand_at(const struct carc_rules *r, const struct carc *s,
                        uint32_t pos)
{
    unsigned slot = carc_grid_c(r, s)[carc_slot(pos)];
    int i;

    if (s->window != NO_WINDOW)
        return carc_in_window(s, pos, 1) && slot < GRID_TILE ? slot : 0;
    i = carc_open_at(r, s, pos);
    return carc_is_open(r, s, i, pos) ? open_demand(carc_opens_c(r, s)[i]) : 0;
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

/* The square beside a tile now demands what that tile shows there, too; it is
 * open no more if that is 0. */
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 unsigned demand)
{
    int i = carc_open_at(r, s, pos);
    struct open_square *o = &carc_opens(r, s)[i];
    struct changed c = {{0}, {0}};

    if (carc_is_open(r, s, i, pos)) {
        c.from[0] = open_demand(*o);
        shift_squares(r, s, i + 1, -1);
    }
    if (demand != 0) {
        c.to[0] = c.from[0] + demand;
        shift_squares(r, s, i, 1);
        o->key = pos << DEMAND_BITS | c.to[0];
        if (s->window != NO_WINDOW)
            carc_grid(r, s)[carc_slot(pos)] = (uint16_t)c.to[0];
    }
    change_rooms(r, s, &c);
}

/*
 * Around a tile three places of the sorted list change: a square in the column
 * to the west, the squares north of the tile, of the tile itself and south of
 * it, which stand side by side, and a square in the column to the east.  What
 * stands behind each of them moves.
 */
enum { COLUMNS = 3 };
struct moves {
    /* What moves: the squares from this key on, to the next of them... */
    uint32_t from[COLUMNS];
    int by[COLUMNS]; /* ...by so many */
    int at[COLUMNS]; /* found: the number of the first that does */
};

/* Keys of squares that are compared at once (GNU vector). */
typedef int32_t four_keys __attribute__((vector_size(4 * sizeof(int32_t))));
_Static_assert(sizeof(four_keys) == OPEN_STEP * sizeof(struct open_square),
               "the list ends with room for as many");

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
 * Moves n squares, none of them to the front, and counts them: all in one walk
 * from the last to the first, four at a time, without a branch that depends on
 * where they are.  It may reach the keys before the first square, which are
 * less than any.
 */
_Static_assert(OPEN_FRONT >= 2 * OPEN_STEP - 1, "a step, moved by three");
static void move_back(struct open_square *o, int n, struct moves *m)
{
    const four_keys none = {0};
    const four_keys last[COLUMNS] = {none + (int32_t)(m->from[0] - 1),
                                     none + (int32_t)(m->from[1] - 1),
                                     none + (int32_t)(m->from[2] - 1)};
    four_keys beyond[COLUMNS] = {none, none, none}, now, moved;
    const uint32_t least = m->from[0];
    uint32_t first, sums;
    int k = n + m->by[2];

    do {
        k -= OPEN_STEP;
        first = o[k].key;
        mem_copy(&now, o + k, sizeof now);
        for (int i = 0; i < COLUMNS; i++) {
            mem_copy(&moved, o + k - m->by[i], sizeof moved);
            now ^= (now ^ moved) & (moved > last[i]);
        }
        /* These last four stand in the list: what holds is -1. */
        for (int i = 0; i < COLUMNS; i++)
            beyond[i] -= moved > last[i];
        mem_copy(o + k, &now, sizeof now);
    } while (k > 0 && first >= least);
    sums = sums_of(beyond);
    for (int i = 0; i < COLUMNS; i++, sums >>= SUM_BITS)
        m->at[i] = n - (int)(sums & ((1 << SUM_BITS) - 1));
}

/* The same where those in the middle move to the front by one, and the last
 * ones with them or not at all. */
static void move_front(const struct carc_rules *r, struct carc *s,
                       struct moves *m)
{
    struct open_square *o = carc_opens(r, s);
    int end;

    for (int i = 0; i < COLUMNS; i++)
        m->at[i] = carc_open_at(r, s, m->from[i] >> DEMAND_BITS);
    end = m->by[2] < 0 ? s->nopen : m->at[2];
    mem_move(o + m->at[1] - 1, o + m->at[1],
             (size_t)(end - m->at[1]) * sizeof *o);
}

/* The grid learns what the empty squares (bits) beside pos demand; finds which
 * of them were not open before. */
static unsigned change_grid(const struct carc_rules *r, struct carc *s,
                            uint32_t pos, const uint16_t *asks, unsigned empty,
                            struct changed *c)
{
    uint16_t *grid = carc_grid(r, s);
    unsigned fresh = 0;

    for (int side = 0; side < NSIDES; side++) {
        uint16_t *slot = &grid[carc_slot(carc_step(pos, side))];
        unsigned mask = -(empty >> side & 1), more = asks[side] & mask;

        c->from[side] = *slot & mask;
        c->to[side] = c->from[side] + more;
        *slot = (uint16_t)(*slot + more);
        fresh |= (unsigned)(c->from[side] == 0) << side;
    }
    return fresh & empty;
}

/*
 * The square of a tile just laid, which demanded `own`, is open no more, and
 * those beside it where nothing lies (`empty`, a bit a side) demand what the
 * tile asks.
 */
static void demand_around(const struct carc_rules *r, struct carc *s,
                          uint32_t pos, const uint16_t *asks, unsigned empty,
                          unsigned own)
{
    struct open_square *o = carc_opens(r, s);
    struct changed c = {{0}, {0}};
    unsigned fresh = change_grid(r, s, pos, asks, empty, &c);
    int north = (int)(empty >> NORTH & 1), south = (int)(empty >> SOUTH & 1);
    struct moves m = {.from = {carc_step(pos, WEST) << DEMAND_BITS,
                               (pos + 2) << DEMAND_BITS,
                               carc_step(pos, EAST) << DEMAND_BITS}};
    int at[NSIDES];

    c.from[NSIDES] = own;
    m.by[0] = (int)(fresh >> WEST & 1);
    m.by[1] = m.by[0] + (int)((fresh >> NORTH & 1) + (fresh >> SOUTH & 1)) - 1;
    m.by[2] = m.by[1] + (int)(fresh >> EAST & 1);
    dsk_assert(s->nopen + m.by[2] <= r->cap_open);
    if (m.by[1] >= 0)
        move_back(o, s->nopen, &m);
    else
        move_front(r, s, &m);
    s->nopen = (uint16_t)(s->nopen + m.by[2]);
    at[WEST] = m.at[0];
    at[NORTH] = m.at[1] + m.by[1] - north - south;
    at[SOUTH] = at[NORTH] + north;
    at[EAST] = m.at[2] + m.by[1];
    for (int side = 0; side < NSIDES; side++) {
        uint32_t *key = &o[at[side]].key;
        uint32_t now = carc_step(pos, side) << DEMAND_BITS | c.to[side];

        *key ^= (*key ^ now) & -(empty >> side & 1);
    }
    change_rooms(r, s, &c);
}

/* The same square by square, where the grid knows tiles only. */
static void demand_each(const struct carc_rules *r, struct carc *s,
                        uint32_t pos, const uint16_t *asks, unsigned empty)
{
    carc_demand(r, s, pos, 0);
    for (int side = 0; side < NSIDES; side++) {
        if (empty >> side & 1)
            carc_demand(r, s, carc_step(pos, side), asks[side]);
    }
}

/* Moves the window so that the tiles and pos are in the middle of it, or does
 * without one: then the grid knows tiles only. */
static void move_window(const struct carc_rules *r, struct carc *s,
                        uint32_t pos)
{
    const struct tile *t = carc_tiles(r, s);
    int west = carc_x(pos), north = carc_y(pos), east = west, south = north;

    for (int i = 0; i < s->ntiles; i++) {
        int x = carc_x(t[i].pos), y = carc_y(t[i].pos);

        west = x < west ? x : west;
        east = x > east ? x : east;
        north = y < north ? y : north;
        south = y > south ? y : south;
    }
    if (east - west < WINDOW_SIDE && south - north < WINDOW_SIDE) {
        s->window = carc_pos((west + east + 1 - WINDOW_SIDE) / 2,
                             (north + south + 1 - WINDOW_SIDE) / 2);
        return;
    }
    s->window = NO_WINDOW;
    for (int i = 0; i < GRID_SLOTS; i++) {
        uint16_t *slot = &carc_grid(r, s)[i];

        *slot = *slot >= GRID_TILE ? *slot : 0;
    }
}

int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot)
{
    int tile = s->ntiles++;
    uint16_t *slot = &carc_grid(r, s)[carc_slot(pos)];

    carc_tiles(r, s)[tile] =
        (struct tile){pos, s->nsegs, (uint8_t)kind, (uint8_t)rot};
    s->crowded = (uint8_t)(s->crowded + *slot / GRID_TILE);
    *slot = *slot >= GRID_TILE ? *slot : (uint16_t)(GRID_TILE + (unsigned)tile);
    carc_add_segs(r, s, tile);
    return tile;
}

/*
 * The tiles beside pos: on which sides there are any (bits), and which.  Where
 * they lie is a matter of chance, so nothing branches on it within the window.
 */
static unsigned tiles_beside(const struct carc_rules *r, const struct carc *s,
                             uint32_t pos, int *beside)
{
    const uint16_t *grid = carc_grid_c(r, s);
    unsigned there = 0;

    for (int side = 0; side < NSIDES; side++) {
        unsigned slot = grid[carc_slot(carc_step(pos, side))];

        beside[side] = (int)(slot % GRID_TILE);
        there |= slot / GRID_TILE << side;
    }
    if (s->window != NO_WINDOW)
        return there;
    there = 0;
    for (int side = 0; side < NSIDES; side++) {
        beside[side] = carc_tile_at(r, s, carc_step(pos, side));
        there |= (unsigned)(beside[side] >= 0) << side;
    }
    return there;
}

static inline void lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
                       int kind, int rot, bool anyway)
{
    const uint16_t *asks = r->kind[kind].asks[rot];
    unsigned own, there;
    int tile, beside[NSIDES];

    if (!carc_in_window(s, pos, 0) && s->window != NO_WINDOW)
        move_window(r, s, pos);
    own = carc_grid(r, s)[carc_slot(pos)];
    tile = carc_add_tile(r, s, pos, kind, rot);
    there = tiles_beside(r, s, pos, beside);
    for (unsigned m = there; m != 0; m &= m - 1) {
        int side = __builtin_ctz(m);

        if (anyway)
            carc_join_alike(r, s, tile, side, beside[side]);
        else
            carc_join_side(r, s, tile, side, beside[side]);
    }
    if (own != 0 && own < DEMANDS)
        demand_around(r, s, pos, asks, ~there, own);
    else
        demand_each(r, s, pos, asks, ~there);
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
    s->window = FIRST_WINDOW;
    mem_fill(carc_grid(r, s), 0, GRID_SLOTS * sizeof *carc_grid(r, s));
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
