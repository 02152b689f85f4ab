/*
 * Deskovka: positions and actions as numbers, and many games at once, for
 * programs that learn.  Goes with deskovka.h and has its manners: you own all
 * memory, nothing is allocated, printed or kept between calls.
 *
 * A space is the fixed way in which one rules object is written in numbers:
 *
 *     dsk_space sp;
 *     if (dsk_space_init(&sp, rules) < 0)
 *         ...a game without encodings...
 *     n = dsk_ids(&sp, state, ids, cap, &outside);     // legal actions as ids
 *     dsk_decode(&sp, state, ids[choose(n)], &action);
 *     dsk_observe(&sp, state, seat, bytes);            // sp.compact bytes
 *
 * Ids 0 .. seat_actions - 1 are actions of seats, those behind them chance's.
 * What an id means is the same in every position of all rules objects with the
 * same set-up line; seats in it are counted from the one who acts.  Numbers of
 * an observation are bytes; seats in it are counted from the one who looks, and
 * it depends on nothing that he does not know.  doc/encodings.md lists every
 * id and byte; whenever one of them changes, DSK_ENCODING_VERSION does.
 *
 * dsk_step_many() plays one action in each of n games and writes what comes
 * next into arrays of yours.
 */
#ifndef DESKOVKA_BATCH_H
#define DESKOVKA_BATCH_H

#include "deskovka.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DSK_ENCODING_VERSION 1
#define DSK_COMPACT_MAX      4096
#define DSK_SPACE_BLOCKS     48

/* ------------------------------------------------------------------------ */
/* Spaces                                                                   */
/* ------------------------------------------------------------------------ */

/* Read it, change nothing; copies are as good, while the rules live. */
typedef struct dsk_space {
    const dsk_rules *rules;
    int version;      /* DSK_ENCODING_VERSION                        */
    int actions;      /* ids, those of chance included               */
    int seat_actions; /* ids of seats; they come first               */
    int compact;      /* bytes of a compact observation              */
    int head;         /* its first bytes: all that is no list        */
    int planes;       /* planes of rows x cols bytes                 */
    int rows, cols;
    int symmetries;             /* number 0 changes nothing          */
    int at[DSK_SPACE_BLOCKS];   /* the library's own: first ids ...  */
    int size[DSK_SPACE_BLOCKS]; /* ... and sizes of blocks, in order */
    uint8_t order[DSK_SPACE_BLOCKS + 1];
    uint8_t coarse[256]; /* which of them id >> shift is in   */
    int shift;
} dsk_space;

/* DSK_E_ARGUMENT if the game has no encodings. */
DSK_API int dsk_space_init(dsk_space *sp, const dsk_rules *r);

/*
 * Block i of the ids: its name ("place"), its first id and how many there are.
 * DSK_E_ARGUMENT past the last one.
 */
DSK_API int dsk_space_block(const dsk_space *sp, int i, const char **name,
                            int *first, int *count);

/* ------------------------------------------------------------------------ */
/* Actions                                                                  */
/* ------------------------------------------------------------------------ */

/* The id of a legal action, or DSK_E_ARGUMENT: it lies outside the window. */
DSK_API int dsk_encode(const dsk_space *sp, const dsk_state *s, dsk_action a);

/*
 * The action of an id; it need not be legal.  DSK_E_ARGUMENT if there is no
 * such id, DSK_E_ILLEGAL if it means nothing in this position.
 */
DSK_API int dsk_decode(const dsk_space *sp, const dsk_state *s, int id,
                       dsk_action *a);

/*
 * The ids of all legal actions in the order of dsk_legal(); returns how many.
 * Actions outside the window are left out and counted in *outside (may be
 * NULL).  DSK_E_SPACE if there are more than cap; dsk_max_legal() suffices.
 */
DSK_API int dsk_ids(const dsk_space *sp, const dsk_state *s, int32_t *ids,
                    int cap, int *outside);

/* 64-bit words of a mask: bit id % 64 of word id / 64 is set if it is legal. */
static inline int dsk_mask_words(const dsk_space *sp)
{
    return (sp->actions + 63) / 64;
}

/* Writes all words of a mask; returns as dsk_ids(). */
DSK_API int dsk_mask(const dsk_space *sp, const dsk_state *s, uint64_t *mask,
                     int *outside);

/* ------------------------------------------------------------------------ */
/* Observations                                                             */
/* ------------------------------------------------------------------------ */

/*
 * What the viewer (a seat or DSK_SPECTATOR) knows: sp->compact bytes, or
 * planes * rows * cols bytes that show the board.  The head of the compact one
 * goes with the planes.  DSK_E_ARGUMENT if there is no such viewer.
 */
DSK_API int dsk_observe(const dsk_space *sp, const dsk_state *s, int viewer,
                        uint8_t *compact);
DSK_API int dsk_observe_planes(const dsk_space *sp, const dsk_state *s,
                               int viewer, uint8_t *planes);

/* ------------------------------------------------------------------------ */
/* Symmetries                                                               */
/* ------------------------------------------------------------------------ */

/*
 * A symmetry turns or mirrors the board, or gives two resources each other's
 * names, so that the rules notice nothing.  These calls say what becomes of an
 * id (of a seat's action in that position), of a compact observation and of
 * planes; in and out may not overlap.  DSK_E_ARGUMENT if there is no such
 * symmetry or id, or where what it leads to lies outside the window.  Seats
 * need no symmetry: they are counted from the one who looks.
 */
DSK_API int dsk_turn_id(const dsk_space *sp, const dsk_state *s, int symmetry,
                        int id);
DSK_API int dsk_turn_compact(const dsk_space *sp, int symmetry,
                             const uint8_t *in, uint8_t *out);
DSK_API int dsk_turn_planes(const dsk_space *sp, int symmetry,
                            const uint8_t *in, uint8_t *out);

/* ------------------------------------------------------------------------ */
/* Many games                                                               */
/* ------------------------------------------------------------------------ */

enum dsk_step_flag {
    DSK_STEP_CHANCE = 1 << 0, /* chance is yours to play, too         */
    DSK_STEP_STAY = 1 << 1    /* games that end stay as they are      */
};

/* What became of a game in a step: bits of `done`. */
enum dsk_done {
    DSK_DONE_OVER = 1 << 0,    /* it ended                              */
    DSK_DONE_CUT = 1 << 1,     /* it was cut off: limit, or all outside */
    DSK_DONE_REFUSED = 1 << 2, /* the action was not legal: no change   */
};

/*
 * n games under one rules object.  Everything below `steps` is written for
 * every game by each call, where it is not NULL; what belongs to game i stands
 * at i times the size given.
 */
typedef struct dsk_batch {
    const dsk_space *space;
    int n;
    unsigned flags;   /* enum dsk_step_flag                            */
    int limit;        /* actions of seats in a game; 0: no limit       */
    void *states;     /* dsk_state_size() bytes each, aligned to 64    */
    uint64_t *rng;    /* the luck of each game: start with any numbers */
    int32_t *steps;   /* actions of seats so far                       */
    int8_t *player;   /* who acts now: dsk_player()                    */
    int32_t *count;   /* how many ids are legal                        */
    int32_t *ids;     /* cap each: the legal ones                      */
    int cap;          /* of ids; dsk_max_legal() suffices              */
    uint64_t *mask;   /* dsk_mask_words() each                         */
    uint8_t *compact; /* what the one who acts sees ...               */
    uint8_t *planes;  /* ... in both ways (chance: a spectator)       */
    float *reward;    /* players each: of a game that ended here      */
    uint8_t *done;    /* enum dsk_done                                */
} dsk_batch;

/*
 * Starts games first .. last - 1 anew, which comes before all steps;
 * dsk_step_many() plays actions[i], an id, in each of them.  Unless flags say
 * otherwise, chance is played by the library, and a game that ends starts anew
 * at once: its reward and `done` are
 * of the end, all else of the new game.
 *
 * The reward of a game that ends adds up to 0: w winners of p seats get
 * (p / w - 1) / (p - 1) each, all others -1 / (p - 1).
 *
 * Returns how many actions were carried out, those of chance included.
 * DSK_E_ARGUMENT if first and last are no range of games, and then nothing is
 * done; DSK_E_SPACE if a list of ids was longer than cap: it is cut.
 * Threads may work on ranges that do not overlap.
 */
DSK_API int dsk_reset_many(const dsk_batch *b, int first, int last);
DSK_API int dsk_step_many(const dsk_batch *b, const int32_t *actions, int first,
                          int last);

#ifdef __cplusplus
}
#endif

#endif
