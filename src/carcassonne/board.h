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
/* Turns in which the kind fits the open square: bit 16 * turn + 15. */
static inline uint64_t carc_fits(const struct kind *k,
                                 const struct open_square *o)
{
    const uint64_t low = 0x7fff7fff7fff7fffu;
    uint64_t clash = k->sides & o->forbid;

    return ~(((clash & low) + low) | clash | low);
}

bool carc_fits_anywhere(const struct carc_rules *r, const struct carc *s,
                        const struct kind *k);
/* Index of the open square at pos, or where it would be inserted. */
int carc_open_at(const struct carc_rules *r, const struct carc *s,
                 uint32_t pos);
bool carc_is_open(const struct carc_rules *r, const struct carc *s, int i,
                  uint32_t pos);
/* The tile at pos, or -1. */
int carc_tile_at(const struct carc_rules *r, const struct carc *s,
                 uint32_t pos);
void carc_lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
              int kind, int rot);
/* The parts of carc_lay, for start boards of several squares. */
int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot);
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 int side, int tile, uint64_t letter);
/* Bit of a side's letter: F 1, R 2, C 4, V 8. */
uint64_t carc_letter_bit(char letter);
/* The module that forbids the placement (asked where r->filtered says so) and
 * its rule, or NULL. */
const struct module *carc_veto(const struct carc_rules *r, const struct carc *s,
                               uint32_t pos, int rot, const char **rule);

/* ---- features.c -------------------------------------------------------- */

void carc_add_segs(const struct carc_rules *r, struct carc *s, int tile);
void carc_join_side(const struct carc_rules *r, struct carc *s, int tile,
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

/* The segment at a spot of a tile, or -1. */
int carc_find_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   int spot);

#endif
