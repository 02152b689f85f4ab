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

#include "ai/lanes.h"
#include "ai/policy.h"
#include "ai/real.h"
#include "weights_carcassonne.h"
#include "carcassonne/module.h"

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
    uint16_t feat;
    uint16_t close, extend; /* tiles left that close it, or carry it on */
    uint8_t sides;          /* where it comes in, as bits */
    bool road;
};

/* Open squares of the largest game, and edges: four at each. */
#define EVAL_OPENS (2 * TILES_MAX + 2 + 2 * ISLANDS_MAX)
#define EVAL_EDGES (4 * EVAL_OPENS)

/* Two features that may become one. */
struct eval_join {
    int a, b;
    int links; /* tiles left that would join them, over all squares */
};
/* More pairs than that are rare; they are left out. */
#define EVAL_JOINS 64

/*
 * A place where a feature meets an open square.  `what` is the segment that
 * comes in there, where it does, and its kind (enum seg_kind), written as one
 * number.  Where: 4 * side + EVAL_RIGHT, ... as seen from the square.
 */
struct eval_port {
    uint32_t what;
    uint32_t feat; /* its feature */
};
enum { EVAL_RIGHT, EVAL_MIDDLE, EVAL_LEFT, EVAL_HALVES /* both */ };
#define EVAL_PORT(seg, at, kind) \
    ((uint32_t)(seg) | (uint32_t)(at) << 16 | (uint32_t)(kind) << 24)
/* Shows nothing more. */
#define EVAL_BARE UINT32_MAX
static inline unsigned port_at(struct eval_port p)
{
    return p.what >> 16 & 0xff;
}
static inline unsigned port_side(struct eval_port p)
{
    return port_at(p) / 4;
}
static inline unsigned port_kind(struct eval_port p)
{
    return p.what >> 24;
}
static inline struct eval_port port_of(const struct seg *seg, uint32_t what)
{
    return (struct eval_port){what, seg[what & 0xffff].feat};
}
/* Most ports of a square: three a side. */
#define EVAL_PORTS 12

/* Something counted at a square (squares.c). */
struct eval_count {
    uint32_t key;
    uint16_t close, extend;
};
#define EVAL_COUNT_BITS 10

/* Kinds of tiles by what they do at a square (squares.c). */
#define EVAL_KIND_WORDS ((KINDS_MAX + 63) / 64)
struct eval_kinds {
    uint32_t key;
    uint64_t close[EVAL_KIND_WORDS], extend[EVAL_KIND_WORDS]; /* sets */
};
#define EVAL_KINDS_BITS 12

/*
 * What is known of squares from position to position: the kinds are a matter
 * of the rules alone, the counts hold while the same tiles are left.
 */
struct eval_answers {
    const struct carc_rules *rules; /* NULL: nothing is known yet */
    int nkinds;
    /* What a tile shows at its printed sides, as EVAL_PORT() or EVAL_BARE. */
    uint32_t border[KINDS_MAX][NSIDES][3];
    uint8_t bag[KINDS_MAX];         /* how many are left of each kind */
    uint64_t left[EVAL_KIND_WORDS]; /* kinds of which some are left */
    struct eval_count count[1 << EVAL_COUNT_BITS];
    struct eval_kinds of[1 << EVAL_KINDS_BITS];
};

/* How likely each road or city that matters is to be completed. */
struct eval_odds {
    struct eval_time time;
    const struct carc_rules *rules;
    struct eval_answers *answers; /* under these rules, since their init */
    bool plain;                   /* no module has a say in a feature's worth */
    float hand[DSK_PLAYERS_MAX];  /* worth of an endless hand (value.c) */
    float soon, later; /* what is left, from 0 at the end to 1: steep, flat */
    float hand_next;   /* logarithm of what a further figure counts */
    int nedge, njoin;
    struct eval_join join[EVAL_JOINS];
    uint8_t want[EVAL_SEGS]; /* by feature: bit per WANT_* */
    uint8_t ends[EVAL_SEGS]; /* open squares of the feature */
    float chance[EVAL_SEGS]; /* to be completed, valid where wanted */
    float worth[EVAL_SEGS];  /* points of its winners, where owned */
    struct eval_edge edge[EVAL_EDGES];
};
enum {
    WANT_OWNED = 1,  /* a figure stands there */
    WANT_FIELD = 2,  /* a city beside a wanted field */
    WANT_LAST = 4,   /* on the tile just placed */
    WANT_FIGURE = 8, /* with the first or the last: figures count there */
    WANT_EDGES = 16, /* its open squares have to be looked at */
    WANT_VALUE = 32, /* its points have to be counted (change.c)... */
    WANT_DONE = 64   /* ...and have been */
};

/* Does the segment lead somewhere, so that it can be completed? */
static inline bool is_line(unsigned kind)
{
    return kind == SEG_ROAD || kind == SEG_CITY;
}

/* ---- squares.c ---------------------------------------------------------- */

/* The ports of wanted features of a tile, at the square that has it at this
 * side; returns how many. */
int eval_ports_of(const struct carc_rules *r, const struct carc *s, int tile,
                  int side, const struct eval_odds *o, struct eval_port *port);
/* The same of all tiles around a square. */
int eval_ports_at(const struct carc_rules *r, const struct carc *s,
                  uint32_t pos, const struct eval_odds *o,
                  struct eval_port *port);
/* Adds the edges and joins of a square that have to be looked at. */
void eval_square_read(const struct carc_rules *r, const struct carc *s,
                      struct open_square q, const struct eval_port *port, int n,
                      struct eval_odds *o);
/* How many of the tiles left fit a square. */
int eval_fitting(struct open_square q, struct eval_odds *o);

/* Knows no answers yet: once for all positions of the same rules. */
void eval_answers_init(struct eval_answers *a);
/* The tiles left: once for every bag. */
void eval_left_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_odds *o);
/* Edges and joins of the features that are wanted. */
void eval_squares_read(const struct carc_rules *r, const struct carc *s,
                       struct eval_odds *o);
/* What depends on time alone, once o->time is set. */
void eval_terms_read(const struct carc_rules *r, const float *w,
                     struct eval_odds *o);
/* With `last` also for the features of the tile just placed. */
void eval_odds_read(const struct carc_rules *r, const struct carc *s,
                    const float *w, bool last, struct eval_odds *o);
/* The chances of all features with edges. */
void eval_chances_read(const struct carc_rules *r, const struct carc *s,
                       const float *w, struct eval_odds *o);
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

/* ---- change.c: what one placement changes ------------------------------- */

/* Seats, four at a time. */
#define EVAL_LANES (DSK_PLAYERS_MAX / 4)

/* A feature with figures, as it was. */
struct eval_part {
    union {
        float points[DSK_PLAYERS_MAX];
        lanes four[EVAL_LANES];
    };
    uint16_t feat;
    float home; /* part of the rest that its figures have at home again */
};
#define EVAL_PARTS 250

/* A figure on the board, as it was; farmers never come home. */
struct eval_figure {
    uint16_t seg;
    uint8_t owner; /* struct fig */
    bool works;    /* eval_works() */
    float home;    /* what it adds to its owner's hand */
};

/* What a feature was before it was touched. */
struct eval_saved {
    uint16_t feat;
    uint8_t want, ends;
    float chance, worth;
};
#define EVAL_SAVED 128

/*
 * A position somebody is about to place a tile in, evaluated once: with each
 * placement only what it touches is counted again.  odds is that of the
 * position, with all features wanted; arrays by feature are changed for a
 * placement and put back after it.
 */
struct eval_base {
    const struct carc *before; /* NULL: not read yet */
    bool alone; /* placements leave the open squares as they were */
    /* The same for all turns of a tile at this square (NO_SQUARE: none): */
    uint32_t square;
    int16_t side[NSIDES]; /* the squares beside it, -1: not open */
    uint64_t worths;      /* parts (their first 64) whose worth changes: fields
                             beside a city touched, monasteries near by */
    uint64_t points;      /* parts that are monasteries and the like */
    int nparts, nfigures, njoin, nsaved;
    uint64_t looked[(EVAL_OPENS + 63) / 64]; /* squares to look at again */
    struct eval_join join[EVAL_JOINS];
    float joined[EVAL_JOINS][DSK_PLAYERS_MAX]; /* points of each */
    struct eval_saved saved[EVAL_SAVED];
    struct eval_figure figure[EVAL_PARTS];
    uint16_t first[EVAL_OPENS + 1]; /* the first port of a square */
    struct eval_part part[EVAL_PARTS];
    struct eval_odds odds;
    struct eval_port port[EVAL_PORTS * EVAL_OPENS];
    uint16_t next[EVAL_PORTS * EVAL_OPENS]; /* port + 1 of the same feature */
    uint16_t head[EVAL_SEGS];               /* the first of a feature */
    uint16_t home[EVAL_PORTS * EVAL_OPENS]; /* the square of a port */
    uint8_t slot[EVAL_SEGS];    /* by feature with figures: its part */
    uint64_t beside[EVAL_SEGS]; /* by city: parts that are fields beside it */
};

/*
 * As eval_figures() for `s`, which came of a placement in `before`; the base
 * is read at the first call for a position (base->before NULL).  False if the
 * placement did more than lay a tile: nothing is known then.
 */
bool eval_placed(const struct carc_rules *r, const struct carc *before,
                 struct carc *s, const float *w, struct eval_base *base,
                 const dsk_action *a, int n, float *points, float *mine);

/* ---- value.c, from the inside ------------------------------------------- */

/* A sum over all that seats have. */
struct eval_sums {
    const struct carc_rules *r;
    const struct carc *s;
    const float *w;
    struct eval_odds *o;
    const struct eval_base *base; /* what did not change; NULL: all is new */
    bool stand; /* with a base: figures stand where they did */
    float *points;
    float hand[DSK_PLAYERS_MAX]; /* figures in hand or soon back */
    struct eval_ledger *ledger;  /* what came of what; NULL: nobody asks */
};

/* Points of one feature, to x->points and o->worth. */
void eval_feature_value(struct eval_sums *x, int feat);
/* What a figure that is at home for part of the rest adds to a hand. */
float eval_figure_home(const float *w, int figure, float back);
/* Part of the rest that figures on a feature have at home again. */
float eval_home(const struct carc_rules *r, const struct carc *s,
                const struct eval_odds *o, int feat);
/* The figure step, when the odds are known. */
void eval_figures_value(struct eval_sums *x, struct carc *s,
                        const dsk_action *a, int n, float *mine);

/* ---- terms.c: the sum, term by term ------------------------------------- */

/* Kinds of terms.  ORDER TERM: modules.c, which has those of its own */
enum eval_term {
    TERM_SCORE,
    TERM_ROAD,
    TERM_CITY,
    TERM_POINT, /* monasteries and the like */
    TERM_FIELD,
    TERM_JOIN,
    TERM_HAND,
    TERM_TEMPO,
    TERM_WORKING, /* figures that work where they stand */
    TERM_LATER,   /* features that are not there yet */
    TERM_KEPT,    /* what modules keep, from here on in their order */
};
extern const struct ai_term_kind eval_term_kinds[];

struct eval_ledger {
    struct ai_terms *terms;
    float last[DSK_PLAYERS_MAX]; /* points when the last term was booked */
};

/* Books what was added to the points since the last term. */
void eval_book(struct eval_sums *x, int kind, int place);
/* The term of a feature with figures. */
void eval_book_feature(struct eval_sums *x, int feat);

/* As eval_points(), with every term booked. */
void eval_points_booked(const struct carc_rules *r, const struct carc *s,
                        const float *w, struct eval_odds *o, float *points,
                        struct eval_ledger *ledger);

/* Members of the policy (ai/policy.h) for terms. */
void eval_terms(const dsk_rules *r, const dsk_state *s, const float *w,
                void *scratch, struct ai_terms *out);
bool eval_heard(const dsk_note *event, int *seat, int *points,
                const char **place);
void eval_settled(const dsk_rules *r, const dsk_state *s, int seat, int points,
                  const char *place, struct ai_terms *terms);
int eval_places(const dsk_state *s);
void eval_term_place(const dsk_rules *r, const dsk_state *s, int place,
                     char *buf, size_t n);

/* ---- modules.c: what modules bring -------------------------------------- */

/* Adds what the modules in play keep. */
void eval_modules(struct eval_sums *x);
/* A figure in hand against a meeple; part of the rest that it is at home. */
float eval_in_hand(const float *w, int figure);
float eval_comes_home(const float *w, int figure, float back);
/* A figure on an unfinished feature, besides what the feature is worth: does
 * one of this kind add anything, and that. */
bool eval_works(int figure);
void eval_working(struct eval_sums *x, int seat, int figure);
/* Points of a completed city beside the seat's field. */
float eval_city(const struct eval_sums *x, int field, int seat);

/* Points that a logistic unit of the chance to win is worth. */
float eval_unit(const struct carc *s, const float *w);

/* Chances to win from expected points; they sum to 1. */
void eval_win(const struct carc_rules *r, const struct carc *s, const float *w,
              const float *points, float *win);

#endif
