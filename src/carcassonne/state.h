/*
 * A position.  It is one block of bytes without pointers: struct carc, then
 * arrays whose sizes the rules know, then what each module keeps; the rules
 * hold the offsets (at_*).
 *
 * Features.  Every tile segment is a member of one feature (road, city, field
 * ...).  seg[i].feat is the feature's id, seg[i].next the next member of its
 * ring.  A feature's id is the number of one of its members; joining two
 * features relabels the smaller ring, so finding is one load and members
 * enumerate themselves.
 *
 * Open squares (the empty ones beside a tile) are kept sorted by pos with what
 * their four sides demand, and for every shape of tile how often it fits into
 * them (room); that is all that placing needs.  Keys of 0 stand before the
 * first of them.
 *
 * The grid finds the tile of a square and what an open one demands: it has a
 * slot for every x and y modulo 32.
 *
 *     0              nothing
 *     1..624         an open square: its demand
 *     GRID_TILE + i  tile i
 *
 * As long as all tiles lie within a window of 30 columns and rows, no two
 * squares share a slot.  Wider landscapes are rare (one game of 1,000 with all
 * modules): they have no window any more, their grid knows tiles only, a slot
 * holds the first that came there, and the others are counted (crowded) and
 * searched.
 */
#ifndef CARC_STATE_H
#define CARC_STATE_H

#include "carcassonne/rules.h"

struct tile {
    uint32_t pos;
    uint16_t seg0; /* its segments are seg0 .. seg0 + nsegs - 1 */
    uint8_t kind;
    uint8_t rot;
};

struct open_square {
    uint32_t key; /* pos << DEMAND_BITS | demand */
};

struct seg {
    uint16_t feat;
    uint16_t next;
    uint8_t tile;
    uint8_t fig; /* first figure here + 1, 0 = none */
};

/* A segment that is complete by its 8 neighbours, and its square. */
struct point {
    uint32_t pos;
    uint16_t seg;
};

struct fig {
    uint16_t seg;
    uint8_t owner; /* seat << 4 | figure_kind */
    uint8_t next;  /* next figure on the segment, or next free one; + 1 */
};

#define GRID_SIDE  32
#define GRID_SLOTS (GRID_SIDE * GRID_SIDE)
#define GRID_TILE  0x8000u

/* Columns and rows of the window: open squares are beside it, too.  At first
 * 0,0 is in the middle of it; of none no square is far enough to the west. */
#define WINDOW_SIDE  (GRID_SIDE - 2)
#define FIRST_WINDOW carc_pos((1 - WINDOW_SIDE) / 2, (1 - WINDOW_SIDE) / 2)
#define NO_WINDOW    0x80000000u

struct carc {
    int16_t score[DSK_PLAYERS_MAX];
    int16_t due[DSK_PLAYERS_MAX]; /* points that wait (score.h) */
    uint8_t supply[DSK_PLAYERS_MAX][NFIGURES];
    /* Segment + 1 of a figure of which each seat has one, 0 = not laid. */
    uint16_t where[DSK_PLAYERS_MAX][NFIGURES];
    uint16_t nsegs;
    uint16_t nopen;
    uint16_t bag_left; /* tiles of the bag, hidden ones included */
    uint8_t ntiles;
    uint8_t npoints;
    uint8_t filled; /* one of them is complete and has the tile just laid
                       around it, or lies on it */
    uint8_t phase;
    uint8_t active;   /* seat whose turn it is */
    uint8_t decider;  /* seat that decides now, mostly the active one */
    uint8_t stage;    /* enum stage of the next draw */
    uint8_t part;     /* 1, or 2 in the second half of a double turn */
    uint8_t again;    /* the active player gets another tile */
    uint8_t current;  /* kind drawn and not yet placed, or NO_KIND */
    uint8_t last;     /* tile just placed */
    uint8_t fig_free; /* first free figure slot + 1 */
    uint8_t preset;   /* put() changed the box: tiles no longer add up */
    uint8_t hidden;   /* tiles of the bag that nobody will ever draw */
    uint8_t told;     /* what the tile completed has been announced */
    uint8_t set_up;   /* the tile at hand belongs to the set-up: no figure,
                         and the turn does not pass on */
    uint8_t extra;    /* the active player gets one more part... */
    uint8_t bonus;    /* ...and this is it: the tile may be declined */
    uint8_t coming;   /* seats (bits) with points due */
    uint8_t closed;   /* final scoring: points count at once */
    uint8_t between;  /* points are being settled between two steps... */
    uint8_t resume;   /* ...the phase and the decider to go back to */
    uint8_t back;
    uint8_t crowded; /* tiles that found their slot of the grid taken */
    uint32_t window; /* its north-western square, or NO_WINDOW */
    /* Slots of the grid with a monastery or the like: a bit for each y. */
    uint32_t pointed[GRID_SIDE];
};

#define CARC_ARRAY(name, type, at)                                             \
    static inline type *carc_##name(const struct carc_rules *r,                \
                                    struct carc *s)                            \
    {                                                                          \
        return (type *)(void *)((unsigned char *)s + r->at);                   \
    }                                                                          \
    static inline const type *carc_##name##_c(const struct carc_rules *r,      \
                                              const struct carc *s)            \
    {                                                                          \
        return (const type *)(const void *)((const unsigned char *)s + r->at); \
    }

CARC_ARRAY(tiles, struct tile, at_tile)
CARC_ARRAY(opens, struct open_square, at_open)
CARC_ARRAY(grid, uint16_t, at_grid)
CARC_ARRAY(rooms, uint16_t, at_room) /* places by shape */
CARC_ARRAY(segs, struct seg, at_seg)
CARC_ARRAY(feats, struct feat, at_feat)
CARC_ARRAY(points, struct point, at_point)
CARC_ARRAY(figs, struct fig, at_fig)
CARC_ARRAY(bag, uint8_t, at_bag)   /* copies left by kind */
CARC_ARRAY(gone, uint8_t, at_gone) /* copies out of the game by kind */

#undef CARC_ARRAY

/*
 * In a module's file: own(r, s) and own_c(r, s) are what it keeps in the state
 * (struct module, state_size).
 */
#define CARC_OWN(type, id)                                              \
    static inline type *own(const struct carc_rules *r, struct carc *s) \
    {                                                                   \
        return (type *)(void *)((unsigned char *)s + r->at_part[id]);   \
    }                                                                   \
    static inline const type *own_c(const struct carc_rules *r,         \
                                    const struct carc *s)               \
    {                                                                   \
        return (const type *)(const void *)((const unsigned char *)s +  \
                                            r->at_part[id]);            \
    }

static inline struct carc *carc_state(dsk_state *s)
{
    return (struct carc *)(void *)s;
}

static inline const struct carc *carc_state_c(const dsk_state *s)
{
    return (const struct carc *)(const void *)s;
}

/* The step of the turn, also while points are being settled. */
static inline int carc_step_at(const struct carc *s)
{
    return s->between ? s->resume : s->phase;
}

#endif
