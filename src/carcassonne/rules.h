/*
 * The rules object: made once from the set-up line (rules.c, kinds.c), then
 * constant.  Modules fill its tables in their setup(): tiles, figures, phases,
 * actions.  The core walks these tables and asks for no module.
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
 * Actions.
 *
 *   31....26 25......................0
 *   kind     payload
 *   DRAW     tile kind (8 bits)
 *   PLACE    pos (18) << 2 | quarter turns clockwise (2)
 *   FIGURE   figure (3) << 5 | spot (5)        on the tile just placed
 *   PASS     0
 *   SCORE    pos (18) << 5 | spot (5)          feature to score next
 *   TAKE     figure (3) << 23 | pos << 5 | spot   a figure off the board
 *
 * The payloads of all other kinds are described in the modules they belong to.
 */
#ifndef CARC_RULES_H
#define CARC_RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "carcassonne/lists.h"
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
/* Bytes of the largest state: all tiles of both boxes, eight players. */
#define CARC_STATE_MAX 49152
/* Tiles that a preset may lay apart from all others. */
#define ISLANDS_MAX 16
/* Longest legal list: four turns of every open square of the largest game,
 * and room for one candidate that does not count (turn.c). */
#define LEGAL_MAX (4 * (2 * TILES_MAX + 2 + 2 * ISLANDS_MAX) + 4)
/*
 * What an open square demands of its four sides, as one number: a digit a
 * side in base 5, N lowest; 0 nothing, then the letters F R C V.
 */
#define DEMANDS     625
#define DEMAND_BITS 12
/*
 * Kinds that fit the same squares at the same turns have one shape.  Counts of
 * them are added in steps: eight numbers of 16 bits that hold three of them.
 *
 *   14.....10   9........5   4..0
 *   shape + 16  shape + 8    shape
 *
 * Those of a square are at most 4, and at most five squares are added up.
 */
#define SHAPES_MAX  96
#define SHAPES_STEP 24
#define SHAPES_SIDE 8
#define COUNT_BITS  5
/* In a byte of r->turns: the set of turns stands above their number. */
#define TURNS_SHIFT 4
#define TURNS_COUNT 15
/* Open squares that are looked at together; the list has room for as many
 * behind its last one. */
#define OPEN_STEP 4
/* Keys before the first open square, all of them 0: less than any. */
#define OPEN_FRONT 8
/* Kinds of the bag that are; it is read that far behind its last one. */
#define DRAWS_STEP 16
#define NO_KIND    0xff
#define NO_SEG     0xff
/* Segments of a tile are laid in steps; the arrays have room for a whole one
 * behind their last. */
#define SEGS_STEP  4
#define FRESH_SEGS ((TILE_SEGS_MAX + SEGS_STEP - 1) / SEGS_STEP * SEGS_STEP)
/* Roads and cities of a tile that are looked at together; few have more. */
#define LINES_LOOKED 4
/* A free figure slot. */
#define NO_OWNER 0xff

enum side { NORTH, EAST, SOUTH, WEST, NSIDES };

struct figure_info {
    const char *name;
    uint8_t weight;
    bool meeple;
};
extern const struct figure_info carc_figures[NFIGURES];

#define ACTION(kind, payload) ((uint32_t)(kind) << 26 | (uint32_t)(payload))
#define ACTION_KIND(a)        ((a) >> 26)
#define ACTION_PAYLOAD(a)     ((a)&0x3ffffffu)

/* ---- options ----------------------------------------------------------- */

/* Printed editions.  ORDER EDITION: words of OPT_EDITION, carc_option. */
enum edition_id { ED_FIRST, ED_C2, ED_BB5, ED_BB6, NEDITIONS };

/*
 * Options of the base game.  An option's number is its place in the canonical
 * set-up line, which saved games begin with, so numbers never change; those
 * missing here belong to modules (struct module, first_option).
 */
enum option_id {
    OPT_EDITION = 0,
    OPT_PLAYERS = 1,
    OPT_MODULES = 2,
    OPT_TILES = 4,
    OPT_START = 5,
    OPT_FIRST = 6,
    OPT_MEEPLES = 7,
    OPT_TWO_TILE_CITY = 8,
    OPT_END = 9,
    OPT_SCORE_ORDER = 10,
    OPT_TIE = 11,
    OPT_START_IN_BAG = 14,
    NBASE_OPTIONS
};

/* A row of the set-up table, and the value each edition plays with. */
struct carc_option {
    struct option row;
    int standard[NEDITIONS];
};
#define EVERY_EDITION(value)       \
    {                              \
        value, value, value, value \
    }

enum small_city { SMALL_CITY_2, SMALL_CITY_4 }; /* BASE-S6 */
enum tile_box { BOX_BASE, BOX_BB5 };            /* OQ-03 */
enum end_rule { END_LAST_TILE, END_NO_PLACE };  /* BASE-E1a, BASE-E1b */
enum score_order { ORDER_AUTO, ORDER_ASK };     /* BASE-S11 */
enum tie_rule { TIE_SHARED, TIE_NONE };         /* BASE-E7 */

/* ---- tiles of one game ------------------------------------------------- */

/*
 * Tiles are drawn stage by stage.  Nearly all belong to the land; modules may
 * have others drawn before them (struct module, stage).
 */
enum stage { STAGE_1, STAGE_2, STAGE_3, STAGE_LAND, NSTAGES };

/* What a feature is (state.h says more). */
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

/* A tile of this game: the printed tile less what no module uses. */
struct kind {
    struct tile_def def;
    uint8_t count;            /* copies, the start tile included */
    uint8_t stage;            /* enum stage; NSTAGES = never drawn */
    uint8_t nrot;             /* turns that look different: 1, 2 or 4 */
    uint8_t shape;            /* see board.c */
    uint16_t asks[4][NSIDES]; /* by turn and side: what is demanded there */
    uint8_t half[8];          /* printed half -> city or field segment */
    uint8_t mid[4];           /* printed side -> segment in its middle */
    struct feat fresh[FRESH_SEGS]; /* a segment just laid */
    uint16_t points, lines; /* segments (bits): seg_is_point; roads, cities */
    uint8_t line[LINES_LOOKED]; /* the first roads and cities, the last of them
                                   again and again (segment 0: there is none) */
    uint8_t more_lines;         /* there are further ones */
    uint8_t spot[4][TILE_SEGS_MAX];   /* by turn and segment */
    uint8_t board_seg[TILE_SEGS_MAX]; /* start board: the board's segment */
};

/* ---- the object -------------------------------------------------------- */

struct carc_rules;
struct carc;
struct module;
struct phase;
struct action_type;
struct scoring;
struct taking;
struct tally;

/*
 * The most that one tile of some kinds brings beyond tile_actions: actions,
 * figures onto the board, and points to one seat (awards) that are not for
 * figures which go home with them.
 */
struct brings {
    bool (*tile)(const struct tile_def *d);
    int actions, figures, awards;
};

/*
 * Hooks of every turn: which modules of the game have them (bit per place in
 * module[]), so that nobody else is asked; carc_first() walks them.
 */
struct hooked {
    unsigned laid, tile_ok, only_at, drawn, placed, completed, pending, tally,
        scored, deserted, part_end;
};

struct carc_rules {
    struct dsk_rules head;
    unsigned on; /* active modules: bit per module_id */
    int nkinds;
    int ntiles;         /* all tiles, start tile and start board included */
    uint8_t start_kind; /* NO_KIND: a module lays the first tiles */
    uint8_t figures[NFIGURES]; /* of each seat */
    uint8_t in_play[NFIGURES]; /* kinds there are, in order */
    int nin_play;
    uint8_t stands[NFIGURES]; /* bit per seg_kind it may stand on */
    uint8_t follower_stands;  /* ... for followers without rules of their own */
    /* Kinds that keep followers out though they weigh nothing; each seat has
     * one of them. */
    uint8_t occupiers[NFIGURES];
    int noccupiers;
    /* Kinds of a stage are stage_first[stage] .. stage_first[stage + 1] - 1,
     * behind them the kinds that are never drawn. */
    uint8_t stage_first[NSTAGES + 1];
    const struct module *module[NMODULES];
    int nmodules;
    /* What modules use of the printed tiles, and the sets they add. */
    uint16_t use_marks, use_attrs;
    bool own_start; /* a module lays the first tiles itself */
    const char *set[NMODULES + 1];
    int nsets;
    /* Spots of the tile just placed where a figure may go. */
    uint32_t (*spots[NFIGURES])(const struct carc_rules *r,
                                const struct carc *s, int figure);
    /* More actions of the figure step; room as for legal(). */
    int (*more_figure[NMODULES])(const struct carc_rules *r,
                                 const struct carc *s, dsk_action *a);
    int nmore_figure;
    /* What a figure taken off the board in a phase means; what a pass does. */
    const struct taking *taking[NPHASES];
    void (*after_pass[NPHASES])(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink);
    /* Why a figure may not go where it could stand. */
    const struct message *refusal[NFIGURES];
    /* How a kind of feature is paid; NULL: never. */
    const struct scoring *scoring[NSEG_KINDS];
    uint8_t filtered; /* stages (bits) in which tile_ok is asked */
    /* Points are due first (s->due), and this brings them to the score;
     * false: somebody must decide before. */
    bool points_wait;
    bool (*settle)(const struct carc_rules *r, struct carc *s,
                   const dsk_sink *sink);
    /* Several features are about to be scored, one step for all players;
     * false: somebody must decide before any of them is.  May be NULL. */
    bool (*foresee)(const struct carc_rules *r, struct carc *s,
                    const dsk_sink *sink);
    struct hooked with;
    const struct phase *phase[NPHASES];
    uint8_t next[NPHASES];
    uint32_t takes[NPHASES]; /* action kinds a phase takes */
    const struct action_type *action[NACTIONS];
    /* How long a game may be (most_actions): actions that every tile may
     * bring, what some tiles bring beyond, and whether the seat is asked
     * something whenever points come to it. */
    int tile_actions;
    struct brings brings[NMODULES];
    int nbrings;
    bool asks_award;
    int cap_open, cap_segs, cap_points, cap_figs;
    /* Offsets of the state's arrays, and of what each module keeps. */
    uint32_t at_tile, at_open, at_seg, at_feat, at_point, at_fig, at_bag,
        at_gone, at_grid, at_room, at_part[NMODULES];
    /* Turns (bits) in which a shape meets a demand, below them how many these
     * are (TURNS_SHIFT); the same number by demand.  Shapes beyond nshapes meet
     * none. */
    int nshapes;
    uint8_t turns[SHAPES_MAX][DEMANDS];
    uint16_t nturns[DEMANDS][SHAPES_MAX / SHAPES_STEP][SHAPES_SIDE];
    struct kind kind[KINDS_MAX];
};

static inline const struct carc_rules *carc_rules(const dsk_rules *r)
{
    return (const struct carc_rules *)(const void *)r;
}

static inline int carc_opt(const struct carc_rules *r, int option)
{
    return r->head.opt[option];
}

/* ---- squares ----------------------------------------------------------- */

/* No square in particular. */
#define CARC_ANYWHERE UINT32_MAX

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

/* The squares around pos, corners included. */
#define NEAR_SQUARES 8
static inline uint32_t carc_near_square(uint32_t pos, int i)
{
    static const int32_t step[NEAR_SQUARES] = {-513, -512, -511, -1,
                                               1,    511,  512,  513};

    return (uint32_t)((int32_t)pos + step[i]);
}

/* Do the squares touch, corners included (or are they the same)? */
static inline bool carc_near(uint32_t a, uint32_t b)
{
    unsigned dx = (unsigned)(carc_x(a) - carc_x(b) + 1);
    unsigned dy = (unsigned)(carc_y(a) - carc_y(b) + 1);

    return (dx <= 2) & (dy <= 2);
}

/* ---- options.c, rules.c, kinds.c --------------------------------------- */

/* Row number i of the set-up table, or NULL past its end. */
const struct option *carc_option(int i);
/* Fills opt[] from the line and the edition; refuses what cannot be. */
int carc_take_options(int *opt, const struct setup *su, dsk_note *why);
bool carc_option_shown(const dsk_rules *r, int option);
/* So many players have figures in the boxes of this set-up. */
int carc_most_players(const int *opt);
/* Every module there is, by module_id. */
extern const struct module *const carc_modules[NMODULES];
int carc_rules_init(dsk_rules *r, const struct setup *su, dsk_note *why);
void carc_option_name(const dsk_rules *r, int option, struct text *t);
/* Adds the tiles of r->set[], then sorts kinds by stage and indexes them. */
void carc_add_tiles(struct carc_rules *r);
/* A kind made by a module itself (the squares of a start board). */
int carc_add_kind(struct carc_rules *r, const struct tile_def *d);
/* The kind with this id (a folded copy's id will do), or NO_KIND. */
int carc_find_kind(const struct carc_rules *r, const char *id, size_t len);

#endif
