/*
 * The landscape: laying tiles and open squares (board.c), joining segments to
 * features and counting them (features.c).
 */
#ifndef CARC_BOARD_H
#define CARC_BOARD_H

#include "carcassonne/state.h"

/* ---- board.c ----------------------------------------------------------- */

/* Takes a tile out of the bag and lays it at 0,0 (carcassonne.c). */
void carc_lay_first(const struct carc_rules *r, struct carc *s, int kind);
static inline uint32_t open_pos(struct open_square o)
{
    return o.key >> DEMAND_BITS;
}

static inline unsigned open_demand(struct open_square o)
{
    return o.key & ((1u << DEMAND_BITS) - 1);
}

/* Sides (bits) of a square with this demand that no tile touches. */
unsigned carc_free_sides(unsigned demand);
/* Turns (bits) in which the kind meets a demand, or fits the open square. */
static inline unsigned carc_meets(const struct carc_rules *r,
                                  const struct kind *k, unsigned demand)
{
    return r->turns[k->shape][demand] >> TURNS_SHIFT;
}

static inline unsigned carc_fits(const struct carc_rules *r,
                                 const struct kind *k, struct open_square o)
{
    return carc_meets(r, k, open_demand(o));
}

/* How many places there are for the kind, modules left aside. */
static inline int carc_room(const struct carc_rules *r, const struct carc *s,
                            const struct kind *k)
{
    return carc_rooms_c(r, s)[k->shape];
}

/* What the open square at pos demands; 0: it is none. */
unsigned carc_demand_at(const struct carc_rules *r, const struct carc *s,
                        uint32_t pos);
/* Index of the open square at pos, or where it would be inserted. */
int carc_open_at(const struct carc_rules *r, const struct carc *s,
                 uint32_t pos);
bool carc_is_open(const struct carc_rules *r, const struct carc *s, int i,
                  uint32_t pos);
static inline int carc_slot(uint32_t pos)
{
    return (int)(pos >> 9 & (GRID_SIDE - 1)) * GRID_SIDE +
           (int)(pos & (GRID_SIDE - 1));
}

/* Is it a square of the window, or not farther from it? */
static inline bool carc_in_window(const struct carc *s, uint32_t pos,
                                  unsigned far)
{
    uint32_t from = pos - s->window + far * (1 << 9 | 1);
    unsigned side = WINDOW_SIDE + 2 * far;

    return ((from & 511) < side) & (from >> 9 < side);
}

/* The squares near pos (carc_near) whose slots are among `marked`, a word for
 * every x and a bit for every y: bit 3 * (dx + 1) + dy + 1. */
static inline unsigned carc_near_slots(const uint32_t *marked, uint32_t pos)
{
    unsigned x = pos >> 9, y = pos - 1, near = 0;

    for (unsigned i = 0; i < 3; i++) {
        uint32_t column = marked[(x + i - 1) % GRID_SIDE];

        column = column >> y % 32 | column << (32 - y % 32) % 32;
        near |= (column & 7) << 3 * i;
    }
    return near;
}

/* The tile at pos, or -1; the first by looking at all of them. */
int carc_tile_search(const struct carc_rules *r, const struct carc *s,
                     uint32_t pos);
static inline int carc_tile_at(const struct carc_rules *r, const struct carc *s,
                               uint32_t pos)
{
    unsigned slot = carc_grid_c(r, s)[carc_slot(pos)];

    if (slot < GRID_TILE)
        return -1;
    if (carc_tiles_c(r, s)[slot - GRID_TILE].pos == pos)
        return (int)(slot - GRID_TILE);
    return s->crowded ? carc_tile_search(r, s, pos) : -1;
}

/* Is there one? */
static inline bool carc_is_tile(const struct carc_rules *r,
                                const struct carc *s, uint32_t pos)
{
    unsigned slot = carc_grid_c(r, s)[carc_slot(pos)], some = slot / GRID_TILE;
    unsigned tile = slot & -some & (GRID_TILE - 1);
    bool is = some & (unsigned)(carc_tiles_c(r, s)[tile].pos == pos);

    return is || (s->crowded && carc_tile_search(r, s, pos) >= 0);
}

void carc_lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
              int kind, int rot);
/* The same, whatever lies beside it (carc_join_alike). */
void carc_lay_anyway(const struct carc_rules *r, struct carc *s, uint32_t pos,
                     int kind, int rot);
/* Takes every tile away; no figure may stand anywhere. */
void carc_clear_land(const struct carc_rules *r, struct carc *s);
/* The parts of carc_lay, for start boards of several squares. */
int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot);
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 unsigned demand);
/* What the letter demands of a square at that side of it. */
unsigned carc_letter_demand(char letter, int side);
/* The module that forbids the placement (asked where r->filtered says so) and
 * its rule, or NULL. */
const struct module *carc_veto(const struct carc_rules *r, const struct carc *s,
                               uint32_t pos, int rot, const char **rule);

/* ---- features.c -------------------------------------------------------- */

void carc_add_segs(const struct carc_rules *r, struct carc *s, int tile);
void carc_join_side(const struct carc_rules *r, struct carc *s, int tile,
                    int side, int other);
/* The same where the sides may clash: what is of one kind goes on, all else
 * ends there and stays open for ever. */
void carc_join_alike(const struct carc_rules *r, struct carc *s, int tile,
                     int side, int other);
void carc_count_neighbours(const struct carc_rules *r, struct carc *s,
                           int tile);
/* Makes the features of two segments one (no end is closed by it). */
void carc_merge(const struct carc_rules *r, struct carc *s, int a, int b);
int carc_feature_tiles(const struct carc_rules *r, const struct carc *s,
                       int feat);
/* Completed cities that the field touches (FARM-6). */
int carc_field_cities(const struct carc_rules *r, const struct carc *s,
                      int feat);

static inline enum seg_kind carc_seg_kind(const struct carc_rules *r,
                                          const struct carc *s, int seg)
{
    const struct tile *t = &carc_tiles_c(r, s)[carc_segs_c(r, s)[seg].tile];

    return (enum seg_kind)r->kind[t->kind].def.segs[seg - t->seg0].kind;
}

static inline int carc_seg_spot(const struct carc_rules *r,
                                const struct carc *s, int seg)
{
    const struct tile *t = &carc_tiles_c(r, s)[carc_segs_c(r, s)[seg].tile];

    return r->kind[t->kind].spot[t->rot][seg - t->seg0];
}

/* Does the tile have a part of the feature? */
static inline bool carc_tile_has(const struct carc_rules *r,
                                 const struct carc *s, int tile, int feat)
{
    const struct tile *t = &carc_tiles_c(r, s)[tile];
    const struct seg *seg = carc_segs_c(r, s) + t->seg0;
    unsigned has = 0;

    for (int i = 0; i < r->kind[t->kind].def.nsegs; i++)
        has |= (unsigned)(seg[i].feat == feat);
    return has != 0;
}

/* The segment at a spot of a tile, or -1. */
int carc_find_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   int spot);

#endif
