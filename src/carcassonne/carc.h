/*
 * Carcassonne from the inside: the rules object, the state and the functions
 * that its files share.
 *
 * Squares.  x grows east, y south, the start tile lies at 0,0.  A square is
 * one number, so that comparing numbers sorts by x, then y:
 *
 *     pos   17........9 8.........0
 *           x + 256     y + 256          CARC_SPAN = 256
 *
 * A landscape of n connected tiles reaches at most n - 1 squares from 0,0; the
 * largest box has fewer than 240, so -256..255 always suffices (rules.c checks
 * it).
 *
 * Features.  Every tile segment is a member of one feature (road, city, field
 * ...).  seg[i].feat is the feature's id, seg[i].next the next member of its
 * ring.  A feature's id is the number of one of its members; joining two
 * features relabels the smaller ring, so finding is one load and members
 * enumerate themselves.
 *
 * Open squares (the empty ones beside a tile) are kept sorted by pos with what
 * their four sides demand; that is all that placing needs.
 *
 * The arrays of a state have the sizes its rules need, one after another
 * behind struct carc; the rules hold the offsets.
 */
#ifndef CARC_CARC_H
#define CARC_CARC_H

#include <stdbool.h>
#include <stdint.h>

#include "carcassonne/messages.h"
#include "carcassonne/tiles.h"
#include "game/game.h"
#include "game/mem.h"

/* ---- numbers ----------------------------------------------------------- */

#define CARC_SPAN 256
/* Tile kinds of one game: an action and a tile hold the index in a byte. */
#define KINDS_MAX 250
/* Tiles of one game: open squares name their neighbours in a byte (0 none). */
#define TILES_MAX 250
/* Longest legal list: four turns of every open square of the largest game,
 * and room for one candidate that does not count (turn.c). */
#define LEGAL_MAX (4 * (2 * TILES_MAX + 2) + 4)
#define NO_KIND   0xff
#define NO_SEG    0xff
/* A free figure slot. */
#define NO_OWNER 0xff

enum side { NORTH, EAST, SOUTH, WEST, NSIDES };

/* ---- figures ----------------------------------------------------------- */

/* kind, word, weight in majorities (RULES 11.4).  ORDER FIGURE: action bits. */
#define FIGURES(X) X(MEEPLE, "meeple", 1)

enum figure_kind {
#define X(id, word, weight) FIG_##id,
    FIGURES(X)
#undef X
        NFIGURES
};

struct figure_info {
    const char *name;
    uint8_t weight;
};
extern const struct figure_info carc_figures[NFIGURES];

/* ---- places on a tile -------------------------------------------------- */

/*
 * A spot names a segment by where it lies on the board: kind and the first
 * border position it owns, clockwise from NL (cities and roads by side).
 * ORDER SPOT: carc_spot_names[], action bits; legal lists sort by it.
 */
enum spot {
    SPOT_ROAD = 0, /* + side  */
    SPOT_CITY = 4, /* + side  */
    SPOT_MONASTERY = 8,
    SPOT_GARDEN = 9,
    SPOT_FIELD = 10, /* + half: NL NR EL ER SL SR WL WR */
    SPOT_INNER = 18, /* the field inside a ring of cities */
    NSPOTS = 19,
    NO_SPOT = 31
};

/* ---- actions ----------------------------------------------------------- */

/*
 *   31....26 25......................0
 *   kind     payload
 *   DRAW     tile kind (8 bits)
 *   PLACE    pos (18) << 2 | quarter turns clockwise (2)
 *   FIGURE   figure (3) << 5 | spot (5)        on the tile just placed
 *   PASS     0
 *   SCORE    pos (18) << 5 | spot (5)          feature to score next
 */
enum action_kind { ACT_DRAW = 1, ACT_PLACE, ACT_FIGURE, ACT_PASS, ACT_SCORE };

#define ACTION(kind, payload) ((uint32_t)(kind) << 26 | (uint32_t)(payload))
#define ACTION_KIND(a)        ((a) >> 26)
#define ACTION_PAYLOAD(a)     ((a)&0x3ffffffu)

/* ---- rules ------------------------------------------------------------- */

/* Set-up options.  ORDER OPTION: carc_options[]. */
enum option_id {
    OPT_EDITION,
    OPT_PLAYERS,
    OPT_MODULES,
    OPT_FARMERS,
    OPT_TILES,
    OPT_START,
    OPT_FIRST,
    OPT_MEEPLES,
    OPT_TWO_TILE_CITY,
    OPT_END,
    OPT_SCORE_ORDER,
    OPT_TIE,
    NOPTIONS
};
extern const struct option carc_options[NOPTIONS];

enum small_city { SMALL_CITY_2, SMALL_CITY_4 }; /* BASE-S6 */
enum end_rule { END_LAST_TILE, END_NO_PLACE };  /* BASE-E1a, BASE-E1b */
enum score_order { ORDER_AUTO, ORDER_ASK };     /* BASE-S11 */
enum tie_rule { TIE_SHARED, TIE_NONE };         /* BASE-E7 */

/* A tile of this game: the printed tile less what no module uses. */
struct kind {
    struct tile_def def;
    uint8_t count;                  /* copies, the start tile included */
    uint8_t nrot;                   /* turns that look different: 1, 2 or 4 */
    uint64_t sides;                 /* see board.c: four turns, 16 bits each */
    uint8_t half[8];                /* printed half -> city or field segment */
    uint8_t mid[4];                 /* printed side -> road or river segment */
    uint8_t ends[TILE_SEGS_MAX];    /* open ends of a fresh segment */
    uint8_t spot[4][TILE_SEGS_MAX]; /* by turn and segment */
};

struct carc_rules;
struct carc;

/*
 * A module: what an expansion adds.  Hooks may be NULL.  The core calls all
 * active modules in list order and never asks which one it talks to.
 */
struct module {
    const char *name;
    /* Adds to the rules before anything is counted. */
    void (*setup)(struct carc_rules *r);
    /* Final scoring after roads, cities and monasteries. */
    void (*final)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);
};
#define MODULES_MAX 16

struct carc_rules {
    struct dsk_rules head;
    int nkinds;
    int ntiles; /* all tiles, the start tile included */
    uint8_t start_kind;
    uint8_t meeple_spots; /* bit per seg_kind a meeple may stand on */
    const struct module *module[MODULES_MAX];
    int nmodules;
    int cap_open, cap_segs, cap_points, cap_figs;
    /* Offsets of the state's arrays. */
    uint32_t at_tile, at_open, at_seg, at_feat, at_point, at_fig, at_bag,
        at_gone;
    struct kind kind[KINDS_MAX];
};

static inline const struct carc_rules *carc_rules(const dsk_rules *r)
{
    return (const struct carc_rules *)(const void *)r;
}

static inline int carc_opt(const struct carc_rules *r, enum option_id o)
{
    return r->head.opt[o];
}

/* ---- state ------------------------------------------------------------- */

enum phase_id {
    PH_DRAW,
    PH_PLACE,
    PH_FIGURE,
    PH_SCORE,
    PH_TURN_END,
    PH_OVER,
    NPHASES
};

struct tile {
    uint32_t pos;
    uint16_t seg0; /* its segments are seg0 .. seg0 + nsegs - 1 */
    uint8_t kind;
    uint8_t rot;
};

struct open_square {
    uint64_t forbid; /* see board.c */
    uint32_t pos;
    uint8_t beside[4]; /* neighbour tile + 1 by side, 0 = none */
};

struct seg {
    uint16_t feat;
    uint16_t next;
    uint8_t tile;
    uint8_t fig; /* first figure here + 1, 0 = none */
};

struct feat {
    uint32_t strength; /* four bits a seat: weight of its followers; the
                          bound is carc_rules_init's check on 15 */
    uint16_t size;     /* members of the ring */
    uint16_t open;     /* open ends (halves for cities and fields), or the
                          empty squares around a monastery; 0 = complete */
    uint8_t kind;      /* enum seg_kind */
    uint8_t pennants;
    uint16_t flags; /* attributes of all members, or-ed */
};

struct fig {
    uint16_t seg;
    uint8_t owner; /* seat << 4 | figure_kind */
    uint8_t next;  /* next figure on the segment, or next free one; + 1 */
};

struct carc {
    int16_t score[DSK_PLAYERS_MAX];
    uint8_t supply[DSK_PLAYERS_MAX][NFIGURES];
    uint16_t nsegs;
    uint16_t nopen;
    uint16_t bag_left;
    uint8_t ntiles;
    uint8_t npoints; /* segments complete by their 8 neighbours */
    uint8_t phase;
    uint8_t active;   /* seat whose turn it is */
    uint8_t current;  /* kind drawn and not yet placed, or NO_KIND */
    uint8_t last;     /* tile just placed */
    uint8_t fig_free; /* first free figure slot + 1 */
    uint8_t preset;   /* put() changed the box: tiles no longer add up */
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
CARC_ARRAY(segs, struct seg, at_seg)
CARC_ARRAY(feats, struct feat, at_feat)
CARC_ARRAY(points, uint16_t, at_point) /* segment numbers */
CARC_ARRAY(figs, struct fig, at_fig)
CARC_ARRAY(bag, uint8_t, at_bag)   /* copies left by kind */
CARC_ARRAY(gone, uint8_t, at_gone) /* copies out of the game by kind */

#undef CARC_ARRAY

static inline struct carc *carc_state(dsk_state *s)
{
    return (struct carc *)(void *)s;
}

static inline const struct carc *carc_state_c(const dsk_state *s)
{
    return (const struct carc *)(const void *)s;
}

/* ---- squares ----------------------------------------------------------- */

static inline uint32_t carc_pos(int x, int y)
{
    return (uint32_t)(x + CARC_SPAN) << 9 | (uint32_t)(y + CARC_SPAN);
}

static inline int carc_x(uint32_t pos)
{
    return (int)(pos >> 9) - CARC_SPAN;
}

static inline int carc_y(uint32_t pos)
{
    return (int)(pos & 511) - CARC_SPAN;
}

/* The neighbour square of pos on a side. */
static inline uint32_t carc_step(uint32_t pos, int side)
{
    static const int32_t step[NSIDES] = {-1, 512, 1, -512};

    return (uint32_t)((int32_t)pos + step[side]);
}

/* Do the squares touch, corners included (or are they the same)? */
static inline bool carc_near(uint32_t a, uint32_t b)
{
    int dx = carc_x(a) - carc_x(b), dy = carc_y(a) - carc_y(b);

    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

/* ---- rules.c, kinds.c -------------------------------------------------- */

int carc_rules_init(dsk_rules *r, const struct setup *su, dsk_note *why);
void carc_option_name(const dsk_rules *r, int option, struct text *t);
void carc_add_set(struct carc_rules *r, const char *set);
/* The kind with this id (a folded copy's id will do), or NO_KIND. */
int carc_find_kind(const struct carc_rules *r, const char *id, size_t len);

/* ---- board.c: tiles and open squares ----------------------------------- */

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

/* ---- features.c -------------------------------------------------------- */

void carc_add_segs(const struct carc_rules *r, struct carc *s, int tile);
void carc_join_side(const struct carc_rules *r, struct carc *s, int tile,
                    int side, int other);
void carc_count_neighbours(const struct carc_rules *r, struct carc *s,
                           int tile);
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

/* ---- figures.c --------------------------------------------------------- */

/* Spots of the tile just placed where the figure may go: bit per spot. */
uint32_t carc_figure_spots(const struct carc_rules *r, const struct carc *s,
                           int figure);
void carc_add_figure(const struct carc_rules *r, struct carc *s, int seat,
                     int figure, int seg);
/* Sends every figure of a feature home; fills home[seat] with how many. */
void carc_clear_feature(const struct carc_rules *r, struct carc *s, int feat,
                        uint8_t *home);

/* ---- score.c ----------------------------------------------------------- */

/* One feature being scored. */
struct tally {
    int feat;
    bool final;
    int tiles;
    int pennants;
    int cities; /* fields */
    int points; /* for each winner */
    unsigned winners;
    const char *rule;
};

/* Seats with the most weight in a strength word (BASE-S8). */
unsigned carc_majority(uint32_t strength);
/* What the feature is worth, complete or final, and to whom. */
struct tally carc_tally(const struct carc_rules *r, const struct carc *s,
                        int feat, bool final);
/* Gives the points, sends the figures home, tells the sink. */
void carc_score_feature(const struct carc_rules *r, struct carc *s, int feat,
                        bool final, const dsk_sink *sink);
/* A feature that the tile just placed completed. */
struct pending {
    uint16_t feat;
    uint32_t name; /* pos << 5 | spot: payload of its ACT_SCORE */
};
#define PENDING_MAX 16 /* 4 sides + 9 monasteries of the 3 x 3 squares */
/*
 * Features completed by the tile just placed: roads, then cities, then
 * monasteries by position (OQ-19); with occupied_only those somebody scores.
 */
int carc_pending(const struct carc_rules *r, const struct carc *s,
                 bool occupied_only, struct pending *out);
void carc_final_scoring(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink);
unsigned carc_winners(const dsk_rules *r, const dsk_state *s);
/* Adds `feature=city@N/1,0` and `majority=p0:2,p1:1` to a note. */
void carc_note_feature(dsk_note *n, const struct carc_rules *r,
                       const struct carc *s, int feat);
void carc_note_majority(dsk_note *n, uint32_t strength);

/* ---- turn.c ------------------------------------------------------------ */

/* Enters a phase and goes on until somebody has to decide. */
void carc_enter(const struct carc_rules *r, struct carc *s, enum phase_id ph,
                const dsk_sink *sink);
int carc_player(const dsk_rules *r, const dsk_state *s);
const char *carc_phase(const dsk_rules *r, const dsk_state *s);
int carc_legal(const dsk_rules *r, const dsk_state *s, dsk_action *a,
               uint32_t *weight, int cap);
int carc_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
               const dsk_sink *sink, dsk_note *why);

/* ---- text.c, view.c, put.c, check.c ------------------------------------ */

extern const char *const carc_seg_names[NSEG_KINDS];
void carc_write_spot(struct text *t, int spot);
void carc_write_square(struct text *t, uint32_t pos);
/* `city@N/1,0`: the feature by its first segment. */
void carc_write_feature(const struct carc_rules *r, const struct carc *s,
                        int feat, struct text *t);
/* Spot named by any border position it owns on that tile; NO_SPOT if none. */
int carc_scan_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   const char **p);
bool carc_scan_square(const char **p, uint32_t *pos);
bool carc_scan_turn(const char **p, int *rot);
void carc_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                 struct text *t);
int carc_parse(const dsk_rules *r, const dsk_state *s, const char *text,
               dsk_action *a, dsk_note *why);
void carc_view(const dsk_rules *r, const dsk_state *s, int viewer,
               struct text *t);
uint64_t carc_hash(const dsk_rules *r, const dsk_state *s);
int carc_put(const dsk_rules *r, dsk_state *s, const char *line,
             const dsk_sink *sink, dsk_note *why);
int carc_check(const dsk_rules *r, const dsk_state *s, dsk_note *why);

#endif
