/*
 * Carcassonne's evaluation from the inside: what its files share.
 *
 * Everything is an expectation over the tiles that are left.  odds.c looks at
 * the open squares and says how likely each feature is to be completed;
 * value.c makes points of it, seat by seat; win.c turns points into chances
 * to win.  Points come from the rules' own carc_tally(), so whatever a module
 * does to a feature's worth is in them.
 */
#ifndef AI_CARC_EVAL_H
#define AI_CARC_EVAL_H

#include "ai/real.h"
#include "weights_carcassonne.h"
#include "carcassonne/carc.h"

/* Segments of the largest game. */
#define EVAL_SEGS (TILES_MAX * TILE_SEGS_MAX)

/* What is left of the game. */
struct eval_time {
    int tiles;                    /* that will still be drawn */
    int next;                     /* seat that draws the next one */
    float turns[DSK_PLAYERS_MAX]; /* of each seat */
    float all;                    /* sum of turns */
};

void eval_time_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_time *t);

/* A wanted feature at an open square. */
struct eval_edge {
    int feat;
    unsigned sides; /* where it comes in, as bits */
    bool road;
    int close, extend; /* tiles left that close it there, or carry it on */
};

/* Most of them: four at each open square of the largest game. */
#define EVAL_EDGES (4 * (2 * TILES_MAX + 2 + 2 * ISLANDS_MAX))

/* Two features that may become one. */
struct eval_join {
    int a, b;
    int links; /* tiles left that would join them, over all squares */
};
/* More pairs than that are rare; they are left out. */
#define EVAL_JOINS 64

/* Something counted at a square (squares.c). */
struct eval_count {
    uint32_t key;
    uint16_t close, extend;
};
#define EVAL_COUNT_BITS 9

/* A kind of tile that is left in the bag. */
struct eval_left {
    const struct kind *kind;
    int count;
};

/* How likely each road or city that matters is to be completed. */
struct eval_odds {
    struct eval_time time;
    uint8_t want[EVAL_SEGS]; /* by feature: bit per WANT_* */
    uint8_t ends[EVAL_SEGS]; /* open squares of the feature */
    float chance[EVAL_SEGS]; /* to be completed, valid where wanted */
    struct eval_edge edge[EVAL_EDGES];
    int nedge;
    float worth[EVAL_SEGS]; /* points of its winners, where owned */
    struct eval_join join[EVAL_JOINS];
    int njoin;
    struct eval_left left[KINDS_MAX];
    int nleft;
    bool plain; /* no module has a say in a feature's worth */
    struct eval_count count[1 << EVAL_COUNT_BITS];
};
enum {
    WANT_OWNED = 1, /* a figure stands there */
    WANT_FIELD = 2, /* a city beside a wanted field */
    WANT_LAST = 4,  /* on the tile just placed */
    WANT_FIGURE = 8 /* with the first or the last: figures count there */
};

/* The tiles left: once for every bag. */
void eval_left_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_odds *o);
/* Edges and joins of the features that are wanted. */
void eval_squares_read(const struct carc_rules *r, const struct carc *s,
                       struct eval_odds *o);
/* With `last` also for the features of the tile just placed. */
void eval_odds_read(const struct carc_rules *r, const struct carc *s,
                    const float *w, bool last, struct eval_odds *o);
/* The chance of one feature anew, after its strength has changed. */
void eval_odds_owned(const struct carc_rules *r, const struct carc *s,
                     const float *w, int feat, struct eval_odds *o);

void eval_join_value(const struct carc_rules *r, const struct carc *s,
                     const float *w, const struct eval_odds *o,
                     const struct eval_join *j, float *points);

/* Expected final points of every seat. */
void eval_points(const struct carc_rules *r, const struct carc *s,
                 const float *w, struct eval_odds *o, float *points);

/*
 * The figure step in one go: points[] as after a pass, and for each of the n
 * actions what the active seat would then have; EVAL_UNKNOWN where it takes
 * more than a follower on an empty feature.  s is as before in the end.
 */
#define EVAL_UNKNOWN -1e9f
void eval_figures(const struct carc_rules *r, struct carc *s, const float *w,
                  struct eval_odds *o, const dsk_action *a, int n,
                  float *points, float *mine);

/* Points that a logistic unit of the chance to win is worth. */
float eval_unit(const struct carc *s, const float *w);

/* Chances to win from expected points; they sum to 1. */
void eval_win(const struct carc_rules *r, const struct carc *s, const float *w,
              const float *points, float *win);

#endif
