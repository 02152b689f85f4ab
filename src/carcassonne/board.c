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

/* Counts of eight shapes (GNU vector: one register where there is one). */
typedef uint16_t eight_shapes
    __attribute__((vector_size(SHAPES_STEP * sizeof(uint16_t))));

/* A square that demanded one thing demands another; 0: it is not open. */
static void change_rooms(const struct carc_rules *r, struct carc *s,
                         unsigned from, unsigned to)
{
    uint16_t *room = carc_rooms(r, s);

    for (int i = 0; i < r->nshapes; i += SHAPES_STEP) {
        eight_shapes less, more, now;

        mem_copy(&less, &r->nturns[from][i], sizeof less);
        mem_copy(&more, &r->nturns[to][i], sizeof more);
        mem_copy(&now, &room[i], sizeof now);
        now += more - less;
        mem_copy(&room[i], &now, sizeof now);
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

/* The open square number i demands this, too. */
static void add_demand(const struct carc_rules *r, struct carc *s, int i,
                       unsigned demand)
{
    struct open_square *o = &carc_opens(r, s)[i];

    change_rooms(r, s, open_demand(*o), open_demand(*o) + demand);
    o->key += demand;
}

/* The square beside a tile now demands what that tile shows there, too. */
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 unsigned demand)
{
    int i = carc_open_at(r, s, pos);

    if (!carc_is_open(r, s, i, pos)) {
        shift_squares(r, s, i, 1);
        carc_opens(r, s)[i].key = pos << DEMAND_BITS;
    }
    add_demand(r, s, i, demand);
}

/*
 * The square of a tile just laid is open no more, and those north and south of
 * it, if nothing lies there, demand what the tile asks.  In the list they are
 * the ones before and behind it, so all three change in one place.
 */
static void demand_column(const struct carc_rules *r, struct carc *s,
                          uint32_t pos, const uint16_t *asks, bool north,
                          bool south)
{
    struct open_square *o = carc_opens(r, s);
    int i = carc_open_at(r, s, pos), was = carc_is_open(r, s, i, pos), more;
    bool has_north = i > 0 && open_pos(o[i - 1]) == pos - 1;
    bool has_south = carc_is_open(r, s, i + was, pos + 1);

    if (was)
        change_rooms(r, s, open_demand(o[i]), 0);
    more = (north && !has_north) + (south && !has_south) - was;
    if (more != 0)
        shift_squares(r, s, i + was, more);
    if (north && !has_north)
        o[i].key = (pos - 1) << DEMAND_BITS;
    i -= has_north;
    if (north)
        add_demand(r, s, i, asks[NORTH]);
    if (!south)
        return;
    i += has_north || north;
    if (!has_south)
        o[i].key = (pos + 1) << DEMAND_BITS;
    add_demand(r, s, i, asks[SOUTH]);
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

static inline void lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
                       int kind, int rot, bool anyway)
{
    const uint16_t *asks = r->kind[kind].asks[rot];
    int tile = carc_add_tile(r, s, pos, kind, rot);
    int other[NSIDES];

    for (int side = 0; side < NSIDES; side++) {
        other[side] = carc_tile_at(r, s, carc_step(pos, side));
        if (other[side] >= 0 && anyway)
            carc_join_alike(r, s, tile, side, other[side]);
        else if (other[side] >= 0)
            carc_join_side(r, s, tile, side, other[side]);
    }
    demand_column(r, s, pos, asks, other[NORTH] < 0, other[SOUTH] < 0);
    for (int side = EAST; side <= WEST; side += WEST - EAST) {
        if (other[side] < 0)
            carc_demand(r, s, carc_step(pos, side), asks[side]);
    }
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
