/*
 * Carcassonne in numbers: where things stand in observations, shared by what
 * writes them (numbers.c) and what turns them (turn.c).
 * doc/encodings.md explains every byte.
 */
#ifndef ENCODE_CARCASSONNE_H
#define ENCODE_CARCASSONNE_H

#include "carcassonne/board.h"
#include "carcassonne/module.h"
#include "encode/encode.h"

/* Blocks of ids; chance's stand behind BLOCK_SEATS. */
enum block {
    BLOCK_PLACE,
    BLOCK_FIGURE,
    BLOCK_PASS,
    BLOCK_AIM,  /* a figure and its place on a tile that lies */
    BLOCK_TILE, /* a tile that lies */
    BLOCK_SAIL,
    BLOCK_FERRY,
    BLOCK_FLOCK,
    BLOCK_CROWN,
    BLOCK_ABBOT,
    BLOCK_FLY,
    BLOCK_BANISH,
    BLOCK_CROP,
    BLOCK_COUNTER,
    BLOCK_ROBBER,
    BLOCK_VICTIM,
    BLOCK_READ,
    BLOCK_SEATS,
    BLOCK_DRAW = BLOCK_SEATS,
    BLOCK_DIE,
    BLOCK_TOKEN,
    BLOCK_LETTER,
    NBLOCKS
};

/* The head: the turn, then seats, then tiles by kind (bag, gone), modules. */
enum {
    AT_PHASE,
    AT_ACTIVE,
    AT_DECIDER,
    AT_CURRENT,
    AT_LAST,
    AT_PART,
    AT_BAG_LEFT,
    AT_HIDDEN,
    AT_EXTRA,
    AT_FLAGS,
    AT_NTILES,
    AT_WINNERS,
    AT_STAGE,
    AT_PLAYER,
    AT_SEATS,
    SEAT_SCORE = 0, /* two bytes, low one first */
    SEAT_DUE = 2,
    SEAT_SUPPLY = 4,
    SEAT_BYTES = SEAT_SUPPLY + NFIGURES
};

/* A tile of the list behind the head, in the order of laying. */
enum { TILE_X, TILE_Y, TILE_KIND, TILE_TURNS, TILE_BYTES };
/* A figure or thing of the list behind the tiles; codes of things. */
enum { FIG_CODE, FIG_OWNER, FIG_TILE, FIG_SPOT, FIG_BYTES };
enum { CODE_THING = 16, MIDDLE = 128 };

/* Planes. */
enum {
    PLANE_KIND,
    PLANE_TURNS,
    PLANE_LAST,
    PLANE_FITS,
    PLANE_GOLD,
    PLANE_MAGE,
    PLANE_WITCH,
    PLANE_FERRY,                          /* + side */
    PLANE_SIDE = PLANE_FERRY + NSIDES,    /* + 4 letter + side: R C V */
    PLANE_OPEN = PLANE_SIDE + 3 * NSIDES, /* + spot, from here on */
    PLANE_MINE = PLANE_OPEN + NSPOTS,
    PLANE_THEIRS = PLANE_MINE + NSPOTS,
    PLANE_STANDS = PLANE_THEIRS + NSPOTS,
    NPLANES = PLANE_STANDS + NSPOTS
};

static inline int carc_bag_at(const struct carc_rules *r)
{
    return AT_SEATS + SEAT_BYTES * r->head.players;
}

/* Squares from 0,0 to the edge of the window. */
static inline int window_reach(const dsk_space *sp)
{
    return sp->cols / 2;
}

/* Puts the list of figures and things in order. */
void encode_sort_figures(uint8_t *list, int n);
int encode_figure_room(const struct carc_rules *r);

/* turn.c */
int encode_carc_symmetries(const struct carc_rules *r);
int encode_carc_turn_id(const dsk_space *sp, const dsk_state *s, int symmetry,
                        int id);
void encode_carc_turn_compact(const dsk_space *sp, int symmetry,
                              const uint8_t *in, uint8_t *out);
void encode_carc_turn_planes(const dsk_space *sp, int symmetry,
                             const uint8_t *in, uint8_t *out);

#endif
