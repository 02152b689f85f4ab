/*
 * What a game fills in to be written in numbers (deskovka_batch.h), one table
 * for each game, listed in encode.c.  encode.c has checked seats, symmetries
 * and ids.
 */
#ifndef ENCODE_ENCODE_H
#define ENCODE_ENCODE_H

#include <stdbool.h>

#include "deskovka_batch.h"
#include "game/game.h"

struct encoding {
    const struct game *game;
    /* Names of blocks of ids. */
    const char *const *blocks;
    /* Sizes, blocks and symmetries; version and rules are set. */
    void (*space)(dsk_space *sp);
    /* Ids of n actions, -1 for those outside the window; are all inside? */
    bool (*ids)(const dsk_space *sp, const dsk_state *s, const dsk_action *a,
                int n, int32_t *ids);
    /* The action of an id, 0 if it means nothing here. */
    dsk_action (*decode)(const dsk_space *sp, const dsk_state *s, int id);
    /* The viewer is a seat or DSK_SPECTATOR. */
    void (*compact)(const dsk_space *sp, const dsk_state *s, int viewer,
                    uint8_t *out);
    void (*planes)(const dsk_space *sp, const dsk_state *s, int viewer,
                   uint8_t *out);
    int (*turn_id)(const dsk_space *sp, const dsk_state *s, int symmetry,
                   int id);
    void (*turn_compact)(const dsk_space *sp, int symmetry, const uint8_t *in,
                         uint8_t *out);
    void (*turn_planes)(const dsk_space *sp, int symmetry, const uint8_t *in,
                        uint8_t *out);
};

extern const struct encoding encode_carcassonne, encode_catan;

/*
 * All legal actions inside the window as ids, with room for max_legal; returns
 * how many there are, and how many lie outside (may be NULL).
 */
#define ENCODE_LIST_MAX 4096
int encode_list(const dsk_space *sp, const dsk_state *s, int32_t *ids,
                int *outside);

/* Adds a block of so many ids. */
static inline void encode_block(dsk_space *sp, int block, int size)
{
    sp->at[block] = sp->actions;
    sp->size[block] = size;
    sp->actions += size;
}

/* The block that an id is of. */
static inline int encode_block_of(const dsk_space *sp, int id)
{
    int i = sp->coarse[id >> sp->shift];

    while (id >= sp->at[sp->order[i]] + sp->size[sp->order[i]])
        i++;
    return sp->order[i];
}

/* A seat as another one counts: 0 himself, 1 the next one. */
static inline int encode_seat(int seat, int from, int players)
{
    return (seat - from + players) % players;
}

/* A set of seats (bits) as another one counts. */
static inline unsigned encode_seats(unsigned set, int from, int players)
{
    return (set >> from | set << (players - from)) & ((1u << players) - 1);
}

/* As much of a number as a byte holds. */
static inline uint8_t encode_byte(int n)
{
    return (uint8_t)(n < 0 ? 0 : n > 255 ? 255 : n);
}

#endif
