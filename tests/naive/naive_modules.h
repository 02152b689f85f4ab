/* The naive Carcassonne with the modules of Big Box 5 (river, inns, traders,
 * hills, wheel) and 6 (abbot, flyers, ferries, gold, magewitch, crops,
 * messages, robbers).  Everything of naive.h holds; in addition
 *
 *     naive_draw      a tile is drawn: the wheel turns, a hill hides a tile
 *     naive_act       Plague takes figures, one after the other
 *     naive_place     or naive_discard if the tile fits nowhere
 *     naive_act       a figure or the pass, then a token, the flock
 *     naive_end_turn  scores; again after the bars and crop circles that follow
 *
 * Wherever points are made, naive_act may first have to answer questions about
 * counters, victims, the order of features and letters.
 *
 * naive_step says which of them comes next and naive_actor who acts.  Actions,
 * like the lines of a position, are texts of doc/notation.md: "big:city@N",
 * "meeple:crown@taxes", "pass", "token:3", "token:wolf", "flock:home",
 * "take:meeple:city@N/1,0".  Chance is the actor -1. */

#ifndef NAIVE_MODULES_H
#define NAIVE_MODULES_H

#include "naive.h"

/* Bytes of an action's text: a figure, a segment and a square. */
enum { NAIVE_ACTION = 64 };

enum naive_step {
    NAIVE_DRAW,
    NAIVE_TAKE, /* Plague */
    NAIVE_PLACE,
    NAIVE_FIGURE,
    NAIVE_TOKEN,
    NAIVE_FLOCK,
    NAIVE_GOLD,
    NAIVE_MAGIC,
    NAIVE_FLY,
    NAIVE_LAND,
    NAIVE_FERRY,
    NAIVE_SAIL,
    NAIVE_BAR,
    NAIVE_CROP,
    NAIVE_CIRCLE,
    NAIVE_ORDER, /* of scoring */
    NAIVE_COUNTER,
    NAIVE_ROBBER,
    NAIVE_VICTIM,
    NAIVE_LETTER,
    NAIVE_READ,
    NAIVE_SCORE, /* naive_end_turn */
    NAIVE_OVER
};

/* What is played, and the rulings that are options (RULES 12).  All zero is
 * the base game. */
struct naive_modules {
    bool river, inns, traders, hills;
    bool wheel; /* with its board; the tiles alone are no module */
    bool abbot, flyers, ferries, gold, magewitch, crops;
    bool messages, robbers;
    bool ask_order;       /* OQ-19, without the two as well               */
    bool letter8_always;  /* OQ-28c                                       */
    bool gardens;         /* D25                                          */
    bool abbot_fly;       /* OQ-27                                        */
    bool river_alternate; /* OQ-21: no two bends of the same hand in a row */
    bool river_loop;      /* OQ-21: whatever does not flow into itself    */
    bool inn_both;        /* INN-10b                                      */
    bool orphan_return;   /* OQ-16                                        */
    bool orphan_occupies; /* OQ-16, TRD-B8                                */
    bool hill_count;      /* OQ-14: the most meeples on hills, not any    */
    bool flock_close;     /* OQ-13                                        */
    bool crown_big;       /* OQ-08                                        */
    bool storm_meeples;   /* OQ-08                                        */
    bool plague_meeples;  /* OQ-08                                        */
    bool start_in_bag;    /* OQ-23                                        */
    bool end_no_place;    /* BASE-E1b                                     */
    int tokens[5];        /* wolves, then tokens of 1, 2, 3 and 4 sheep   */
    int first;            /* the player who begins                        */
    const char *start;    /* id of the start tile                         */
};

/* Reads the tiles of all files and sets up the table: start tile, spring or
 * wheel board (north-west square at 0,0).  With the wheel the last file is the
 * one with the board.  The caller frees it; NULL with a reason. */
struct naive *naive_open(const char *const *files, int nfiles,
                         const struct naive_options *,
                         const struct naive_modules *, char *why, size_t n);

enum naive_step naive_step(const struct naive *);
int naive_actor(const struct naive *);

/* Copies of this tile that may be drawn next, hidden ones among them; of all
 * tiles if the id is NULL.  Ids that differ in nothing that is played count
 * together. */
int naive_copies(const struct naive *, const char *tile_id);

/* Tokens of this many sheep in the pile, wolves if 0. */
int naive_pile(const struct naive *, int sheep);

/* The tile leaves the box. */
int naive_draw(struct naive *, const char *tile_id, char *why, size_t n);

/* The tile drawn fits nowhere and leaves the game (BASE-P4). */
int naive_discard(struct naive *, char *why, size_t n);

/* Any other action of the one who acts. */
int naive_act(struct naive *, const char *text, char *why, size_t n);

/* The same action with the name naive_actions uses: any piece of a feature may
 * name it. */
void naive_rename(const struct naive *, const char *text,
                  char out[NAIVE_ACTION]);

/* The texts naive_act accepts now, sorted by strcmp.  Writes at most cap,
 * returns how many there are. */
int naive_actions(const struct naive *, char (*out)[NAIVE_ACTION], int cap);

/* The position as lines: turn, decides, again, part, figure, crown, score,
 * supply, goods, flock, board, pig, hidden, bars, gold, ferry, mage, witch,
 * flying, die, lady, robber, letters, letter, bonus.  Returns the length, or -1
 * if n bytes are too few. */
int naive_lines(const struct naive *, char *out, size_t n);

#endif
