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
/* Bytes of the largest state: all tiles of both boxes, eight players. */
#define CARC_STATE_MAX 49152
/* Tiles that a preset may lay apart from all others. */
#define ISLANDS_MAX 16
/* Longest legal list: four turns of every open square of the largest game,
 * and room for one candidate that does not count (turn.c). */
#define LEGAL_MAX (4 * (2 * TILES_MAX + 2 + 2 * ISLANDS_MAX) + 4)
#define NO_KIND   0xff
#define NO_SEG    0xff
/* A free figure slot. */
#define NO_OWNER 0xff

enum side { NORTH, EAST, SOUTH, WEST, NSIDES };

/* ---- figures ----------------------------------------------------------- */

/* kind, word, weight in majorities (RULES 11.4).  ORDER FIGURE: action bits. */
#define FIGURES(X)             \
    X(MEEPLE, "meeple", 1)     \
    X(BIG, "big", 2)           \
    X(BUILDER, "builder", 0)   \
    X(PIG, "pig", 0)           \
    X(SHEPHERD, "shepherd", 0) \
    X(ABBOT, "abbot", 1)

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
 *   TOKEN    token (3)                         drawn by chance
 *   FLOCK    0 grow, 1 home
 *   CROWN    figure (3) << 3 | sector (3)      onto a crown space
 *   TAKE     figure (3) << 23 | pos << 5 | spot   a figure off the board
 *   ABBOT    0                                 the abbot comes home
 *   FLY      figure (3)                        onto the flying machine
 *   DIE      1..3                              thrown by chance
 *   LAND     as TAKE                           where the flier comes down
 *   GOLD     pos (18)                          the second bar
 *   BAR      pos (18)                          a bar taken from a tile
 *   MAGIC    0 mage, 1 witch << 23 | pos << 5 | spot
 *   BANISH   0 mage, 1 witch                   off the board
 *   FERRY    sides (4)                         two road ends, one bit each
 *   SAIL     pos (18) << 4 | sides (4)         an older ferry
 *   CROP     0 add, 1 remove
 *   ADD      as TAKE                           one more figure
 *   COUNTER  0 meeple, 1 lady                  which counter moves
 *   ROBBER   0..49                             onto a space of the track
 *   VICTIM   seat (3)                          whom the robber robs
 *   LETTER   1..8                              drawn by chance
 *   READ     pos (18) << 5 | spot (5), or      feature that a letter scores,
 *            READ_POINTS, READ_DO              2 points, the letter itself
 *   RECALL   as TAKE                           figure that a letter brings home
 */
enum action_kind {
    ACT_DRAW = 1,
    ACT_PLACE,
    ACT_FIGURE,
    ACT_PASS,
    ACT_SCORE,
    ACT_TOKEN,
    ACT_FLOCK,
    ACT_CROWN,
    ACT_TAKE,
    ACT_ABBOT,
    ACT_FLY,
    ACT_DIE,
    ACT_LAND,
    ACT_GOLD,
    ACT_BAR,
    ACT_MAGIC,
    ACT_BANISH,
    ACT_FERRY,
    ACT_SAIL,
    ACT_CROP,
    ACT_ADD,
    ACT_COUNTER,
    ACT_ROBBER,
    ACT_VICTIM,
    ACT_LETTER,
    ACT_READ,
    ACT_RECALL,
    NACTIONS
};

/* READ of no feature: a spot that no tile has. */
#define READ_POINTS ((uint32_t)NO_SPOT)
#define READ_DO     (1u << 5 | (uint32_t)NO_SPOT)

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
    OPT_RIVER,
    OPT_RIVER_TURN,
    OPT_START_IN_BAG,
    OPT_INN_CROSSING,
    OPT_ORPHAN_RETURN,
    OPT_SHEEP_TOKENS,
    OPT_HILL_TIEBREAK,
    OPT_FLOCK_CLOSE,
    OPT_WHEEL,
    OPT_CROWN_BIG,
    OPT_STORM_COUNTS,
    OPT_PLAGUE_TAKES,
    OPT_GARDENS,
    OPT_ABBOT_FLY,
    OPT_CROP_FIGURES,
    OPT_LETTER8_RETURN,
    NOPTIONS
};
extern const struct option carc_options[NOPTIONS];

enum small_city { SMALL_CITY_2, SMALL_CITY_4 };       /* BASE-S6 */
enum tile_box { BOX_BASE, BOX_BB5 };                  /* OQ-03 */
enum end_rule { END_LAST_TILE, END_NO_PLACE };        /* BASE-E1a, BASE-E1b */
enum score_order { ORDER_AUTO, ORDER_ASK };           /* BASE-S11 */
enum tie_rule { TIE_SHARED, TIE_NONE };               /* BASE-E7 */
enum river_turn { RIVER_ALTERNATE, RIVER_IMMEDIATE }; /* OQ-21 */
enum hill_tiebreak { HILL_ANY, HILL_COUNT };          /* OQ-14 */
enum sheep_tokens { SHEEP_BB5, SHEEP_PUBLISHED };     /* OQ-12 */
enum wheel_use { WHEEL_BOARD, WHEEL_TILES };          /* WHL-U2, WHL-U1 */
enum who_counts { COUNT_ALL, COUNT_MEEPLES };         /* OQ-08 */
enum crop_figures { CROP_MEEPLES, CROP_ALL };         /* OQ-32 */
enum letter8 { LETTER8_MAJORITY, LETTER8_ALWAYS };    /* OQ-28c */

/* A tile of this game: the printed tile less what no module uses. */
struct kind {
    struct tile_def def;
    uint8_t count;                  /* copies, the start tile included */
    uint8_t stage;                  /* enum stage; NSTAGES = never drawn */
    uint8_t nrot;                   /* turns that look different: 1, 2 or 4 */
    uint64_t sides;                 /* see board.c: four turns, 16 bits each */
    uint8_t half[8];                /* printed half -> city or field segment */
    uint8_t mid[4];                 /* printed side -> road or river segment */
    uint8_t ends[TILE_SEGS_MAX];    /* open ends of a fresh segment */
    uint8_t spot[4][TILE_SEGS_MAX]; /* by turn and segment */
    uint8_t board_seg[TILE_SEGS_MAX]; /* start board: the board's segment */
};

struct carc_rules;
struct carc;
struct tally;
struct pending;

/* FLOW_AGAIN: the same step once more, after points have been settled. */
enum flow { FLOW_ON, FLOW_DECIDE, FLOW_AGAIN };

/*
 * A step of the turn.  enter() does what happens by itself and says whether
 * somebody must decide; `chance` decides, or the seat s->decider.
 */
struct phase {
    const char *name;
    bool chance;
    enum flow (*enter)(const struct carc_rules *r, struct carc *s,
                       const dsk_sink *sink);
    /* Writes all legal actions; there is room for LEGAL_MAX. */
    int (*legal)(const struct carc_rules *r, const struct carc *s,
                 dsk_action *a, uint32_t *weight);
};

/* A kind of action: how it is carried out, written and read. */
struct action_type {
    int (*apply)(const struct carc_rules *r, struct carc *s, uint32_t payload,
                 const dsk_sink *sink, dsk_note *why);
    void (*format)(const struct carc_rules *r, uint32_t payload,
                   struct text *t);
    /* DSK_OK, PARSE_NOT_MINE for the text of another kind, or an error. */
    int (*parse)(const struct carc_rules *r, const struct carc *s,
                 const char *text, uint32_t *payload, dsk_note *why);
};
#define PARSE_NOT_MINE 1

/*
 * A module: what an expansion adds.  Hooks may be NULL.  The core calls all
 * active modules in list order and never asks which one it talks to.
 */
struct module {
    const char *name;
    const char *en, *cs;
    /* Adds tiles, figures, phases and actions before anything is counted. */
    void (*setup)(struct carc_rules *r);
    /* Its part of the first position, after the start tile. */
    void (*start)(const struct carc_rules *r, struct carc *s);
    /* A tile has been drawn (s->current). */
    void (*drawn)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);
    /* The rule that keeps the tile drawn from there though it matches; or
     * NULL. */
    const char *(*tile_ok)(const struct carc_rules *r, const struct carc *s,
                           uint32_t pos, int rot);
    /* A tile lies, by play or by put: what it joins besides its sides. */
    void (*laid)(const struct carc_rules *r, struct carc *s, int tile);
    /* The active player has placed a tile (s->last). */
    void (*placed)(const struct carc_rules *r, struct carc *s,
                   const dsk_sink *sink);
    /* Changes points or winners of a feature about to be scored. */
    void (*tally)(const struct carc_rules *r, const struct carc *s,
                  struct tally *t);
    /* A completed feature is scored; its figures still stand there. */
    void (*scored)(const struct carc_rules *r, struct carc *s,
                   const struct tally *t);
    /* Adds completed features that the tile just placed does not touch. */
    int (*pending)(const struct carc_rules *r, const struct carc *s,
                   bool occupied_only, struct pending *out, int n);
    /* Calls join for segments that belong together without meeting. */
    void (*links)(const struct carc_rules *r, const struct carc *s,
                  void (*join)(void *user, int a, int b), void *user);
    /* A feature was completed (and scored, if anybody was there). */
    void (*completed)(const struct carc_rules *r, struct carc *s, int feat,
                      const dsk_sink *sink);
    /* A follower left the feature other than by its scoring. */
    void (*deserted)(const struct carc_rules *r, struct carc *s, int seat,
                     int feat, const dsk_sink *sink);
    /* Before final scoring; its points are never robbed. */
    void (*closing)(const struct carc_rules *r, struct carc *s,
                    const dsk_sink *sink);
    /* Final scoring after roads, cities and monasteries. */
    void (*final)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);
    /* What a viewer may not know, drawn anew (viewer -1: a spectator). */
    void (*resample)(const struct carc_rules *r, struct carc *s, int viewer,
                     uint64_t *rng);
    /* Which seats may read an action, if not everybody; both hooks come with
     * resample. */
    unsigned (*readers)(const struct carc_rules *r, const struct carc *s,
                        dsk_action a);
    /* Could any action now tell its player what was hidden from him? */
    bool (*tells)(const struct carc_rules *r, const struct carc *s);
    /* Lines of the view; what the position's hash must know; self-check. */
    void (*view)(const struct carc_rules *r, const struct carc *s,
                 struct text *t);
    /* ... and what depends on who is looking. */
    void (*view_as)(const struct carc_rules *r, const struct carc *s,
                    int viewer, struct text *t);
    uint64_t (*hash)(const struct carc_rules *r, const struct carc *s);
    int (*check)(const struct carc_rules *r, const struct carc *s,
                 dsk_note *why);
    /* How many figures of that owner byte it keeps off the landscape. */
    int (*holds)(const struct carc *s, int owner);
    /* A preset line that begins with the module's own word `put_word`. */
    const char *put_word;
    int (*put)(const struct carc_rules *r, struct carc *s, const char *rest,
               dsk_note *why);
};

/* Words of OPT_MODULES; farmers have an option of their own. */
enum module_id {
    MOD_RIVER,
    MOD_INNS,
    MOD_TRADERS,
    MOD_HILLS,
    MOD_WHEEL,
    MOD_ABBOT,
    MOD_FLYERS,
    MOD_FERRIES,
    MOD_GOLD,
    MOD_MAGEWITCH,
    MOD_CROPS,
    MOD_MESSAGES,
    MOD_ROBBERS,
    MOD_FARMERS,
    NMODULES
};

/* The turn, top to bottom (RULES 9.3); a phase nobody owns is skipped. */
enum phase_id {
    PH_DRAW,
    PH_WHEEL,  /* the pig moves, its sector acts; plague is decided */
    PH_CROWNS, /* ... and the crown spaces of that sector score */
    PH_PLACE,
    PH_GOLD,   /* where the second bar goes */
    PH_MAGIC,  /* mage or witch moves */
    PH_ROBBER, /* robbers go onto the score track */
    PH_FIGURE,
    PH_FLY, /* die of a flying machine */
    PH_LAND,
    PH_SHEPHERD, /* token of a shepherd just placed */
    PH_FERRY,    /* the ferry of a lake just placed */
    PH_SAIL,     /* ferries of the road just extended */
    PH_PART,     /* mage and witch brought together by a ferry */
    PH_FLOCK,    /* grow or herd home */
    PH_TOKEN,    /* token of a growing flock */
    PH_CLOSE,    /* flocks of fields that can grow no more */
    PH_SCORE,
    PH_SHARE,  /* gold of completed features */
    PH_LETTER, /* a counter on a dark space: a letter is drawn */
    PH_READ,   /* ... and done, or 2 points taken */
    PH_CROP,   /* crop circle: add or remove */
    PH_CIRCLE, /* ... each player in turn */
    PH_TURN_END,
    PH_COUNTER, /* between two steps: which counter takes points (track.c) */
    PH_VICTIM,  /* ... and whom a robber robs of them */
    PH_OVER,
    NPHASES
};

/* Tiles are drawn stage by stage: the river, its lake, all the others. */
enum stage { STAGE_SPRING, STAGE_RIVER, STAGE_LAKE, STAGE_LAND, NSTAGES };

struct carc_rules {
    struct dsk_rules head;
    unsigned on; /* active modules: bit per module_id */
    int nkinds;
    int ntiles;         /* all tiles, start tile and wheel board included */
    uint8_t start_kind; /* NO_KIND: a module lays the first tiles */
    uint8_t figures[NFIGURES]; /* of each seat */
    uint8_t in_play[NFIGURES]; /* kinds there are, in order */
    int nin_play;
    uint8_t stands[NFIGURES]; /* bit per seg_kind it may stand on */
    uint8_t follower_stands;  /* ... for followers without rules of their own */
    /* Kinds of a stage are stage_first[stage] .. stage_first[stage + 1] - 1,
     * behind them the kinds that are never drawn. */
    uint8_t stage_first[NSTAGES + 1];
    const struct module *module[NMODULES];
    int nmodules;
    /* What modules use of the printed tiles, and the sets they add. */
    uint16_t use_marks, use_attrs;
    bool use_sheep, use_wheel, use_gardens;
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
    /* What follows a figure taken off the board, or a pass, in a phase. */
    void (*after_take[NPHASES])(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink);
    void (*after_pass[NPHASES])(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink);
    /* Why a figure may not go where it could stand. */
    const struct message *refusal[NFIGURES];
    uint8_t filtered;       /* stages (bits) in which tile_ok is asked */
    const char *stage_rule; /* the rule about the order of stages */
    bool ladies;            /* two counters a seat */
    bool robbers;           /* robbers on the score track */
    bool layers;            /* some module has laid */
    bool watchers;          /* some module has completed */
    const struct phase *phase[NPHASES];
    uint8_t next[NPHASES];
    uint32_t takes[NPHASES]; /* action kinds a phase takes */
    const struct action_type *action[NACTIONS];
    int cap_open, cap_segs, cap_points, cap_figs;
    /* Offsets of the state's arrays. */
    uint32_t at_tile, at_open, at_seg, at_feat, at_point, at_fig, at_bag,
        at_gone, at_bars, at_claim;
    int cap_bars; /* tiles that may hold gold: all or none */
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

/* ---- what modules keep ------------------------------------------------- */

struct river_state {
    uint32_t head;     /* square the river flows into */
    uint8_t from;      /* side of that square where it comes in */
    uint8_t last_bend; /* 0 none yet, 1 left, 2 right */
    uint8_t straight;  /* the tile laid last does not bend */
    uint8_t done;      /* the lake lies */
};

enum goods { WINE, GRAIN, CLOTH, NGOODS };

struct traders_state {
    uint8_t goods[DSK_PLAYERS_MAX][NGOODS];
};

#define WOLF    4 /* tokens 0..3 are flocks of 1..4 sheep */
#define NTOKENS 5

struct hills_state {
    uint8_t bag[NTOKENS];
    uint8_t flock[DSK_PLAYERS_MAX][WOLF]; /* tokens beside the shepherd */
};

struct wheel_state {
    uint8_t pig;                     /* sector */
    uint8_t crown[BOARD_SECTORS][2]; /* owner << 4 | figure, or NO_OWNER */
    uint8_t plague_left;             /* seats that still have to choose */
};

struct fly_state {
    uint8_t figure; /* + 1 of the figure in the air, 0 = none */
    uint8_t die;
};

struct gold_state {
    uint8_t bars[DSK_PLAYERS_MAX];
    uint8_t picker;  /* whose turn it is to take a bar */
    uint8_t claimed; /* this turn completed something */
};

struct magic_state {
    uint16_t at[2]; /* segment + 1 of mage and witch, 0 = beside the board */
};

#define LAKES_MAX 8

struct ferry_state {
    uint8_t tile[LAKES_MAX];  /* lake tiles in order of laying */
    uint8_t sides[LAKES_MAX]; /* the two road ends that are linked, as bits */
    uint8_t nlakes;
    uint8_t moved;              /* ferries moved in this turn */
    uint8_t movable;            /* ferries that may still move now */
    uint8_t changed[LAKES_MAX]; /* road ends that moved with this tile */
};

struct crop_state {
    uint8_t remove; /* chosen: take figures back */
    uint8_t left;   /* players that still have to act */
};

/* Spaces of the score track, walked around repeatedly (BASE-S13). */
#define TRACK_SPACES 50

enum settle_step {
    SETTLE_NONE,
    SETTLE_COUNTERS,
    SETTLE_VICTIMS,
    SETTLE_ROBBED
};

/* Counters and robbers, and points on their way to them: see track.c. */
struct track_state {
    int16_t lady[DSK_PLAYERS_MAX];   /* points on the second counter */
    int16_t due[DSK_PLAYERS_MAX];    /* points on their way */
    int16_t robbed[DSK_PLAYERS_MAX]; /* stolen points on their way */
    uint8_t robber[DSK_PLAYERS_MAX]; /* space + 1, 0 = in the supply */
    uint8_t coming;                  /* seats with points due */
    uint8_t waiting; /* ... that have not chosen a counter yet; robbers that
                        have not acted yet */
    uint8_t by_lady; /* ... that have chosen the lady */
    uint8_t step;    /* enum settle_step */
    uint8_t resume;  /* phase and decider to go back to */
    uint8_t back;
    uint8_t moved;  /* the active player's counters that moved in this part of
                       the turn: 1 meeple, 2 lady */
    uint8_t asked;  /* placing robbers: 1 the active player, 2 one more */
    uint8_t closed; /* final scoring: points count at once */
};

#define NLETTERS 8

struct letters_state {
    /* The pile goes round: the letter at each place, 0 = never drawn. */
    uint8_t order[NLETTERS];
    uint8_t seen[NLETTERS]; /* seats (bits) that know it; 0xff: everybody */
    uint8_t top;            /* place of the next letter */
    uint8_t in_hand;        /* the letter at the top is being read */
};

struct carc {
    int16_t score[DSK_PLAYERS_MAX];
    uint8_t supply[DSK_PLAYERS_MAX][NFIGURES];
    /* Segment + 1 of a figure of which each seat has one, 0 = not laid. */
    uint16_t where[DSK_PLAYERS_MAX][NFIGURES];
    uint16_t nsegs;
    uint16_t nopen;
    uint16_t bag_left; /* tiles of the bag, those under hills included */
    uint8_t ntiles;
    uint8_t npoints; /* segments complete by their 8 neighbours */
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
    struct track_state track;
    struct letters_state letters;
    struct river_state river;
    struct traders_state traders;
    struct hills_state hills;
    struct wheel_state wheel;
    struct fly_state fly;
    struct gold_state gold;
    struct magic_state magic;
    struct ferry_state ferry;
    struct crop_state crop;
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
CARC_ARRAY(bag, uint8_t, at_bag)      /* copies left by kind */
CARC_ARRAY(gone, uint8_t, at_gone)    /* copies out of the game by kind */
CARC_ARRAY(bars, uint8_t, at_bars)    /* gold bars on a tile */
CARC_ARRAY(claims, uint8_t, at_claim) /* seats entitled to them */

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
bool carc_option_shown(const dsk_rules *r, int option);
/* Adds the tiles of r->set[], then sorts kinds by stage and indexes them. */
void carc_add_tiles(struct carc_rules *r);
/* A kind made by a module itself (the squares of a start board). */
int carc_add_kind(struct carc_rules *r, const struct tile_def *d);
/* The kind with this id (a folded copy's id will do), or NO_KIND. */
int carc_find_kind(const struct carc_rules *r, const char *id, size_t len);

/* ---- carcassonne.c ----------------------------------------------------- */

/* Takes a tile out of the bag and lays it at 0,0. */
void carc_lay_first(const struct carc_rules *r, struct carc *s, int kind);

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
/* The parts of carc_lay, for start boards of several squares. */
int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot);
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 int side, int tile, uint64_t letter);
/* Bit of a side's letter: F 1, R 2, C 4, V 8. */
uint64_t carc_letter_bit(char letter);
/* The rule of a module that forbids the placement (r->filtered), or NULL. */
const char *carc_tile_ok(const struct carc_rules *r, const struct carc *s,
                         uint32_t pos, int rot);

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

/* ---- figures.c --------------------------------------------------------- */

/* Spots of the tile just placed where the figure may go: bit per spot. */
uint32_t carc_figure_spots(const struct carc_rules *r, const struct carc *s,
                           int figure);
/* The rule for followers: an empty feature of a kind meeples stand on. */
uint32_t carc_follower_spots(const struct carc_rules *r, const struct carc *s,
                             int figure);
void carc_add_figure(const struct carc_rules *r, struct carc *s, int seat,
                     int figure, int seg);
/* Sends one figure home; the follower's feature may be deserted by it. */
void carc_take_figure(const struct carc_rules *r, struct carc *s, int fig);
/* Sends home the seat's figure of a kind that it has on the board, if any. */
void carc_recall(const struct carc_rules *r, struct carc *s, int seat,
                 int figure, const char *rule, const dsk_sink *sink);
/* Tells that a seat has figures back. */
void carc_tell_returned(int seat, int count, const char *rule,
                        const dsk_sink *sink);
/* ACT_TAKE and ACT_ADD: figures of s->decider, named `meeple:city@N/1,0`. */
extern const struct action_type carc_take_action;
uint32_t carc_figure_place(const struct carc_rules *r, const struct carc *s,
                           int figure, int seg);
/* Figures of the decider for which keep() holds, as sorted actions. */
int carc_own_figures(const struct carc_rules *r, const struct carc *s,
                     enum action_kind act, dsk_action *a,
                     bool (*keep)(const struct carc_rules *r,
                                  const struct carc *s, int figure, int seg));
void carc_format_figure_place(const char *word, uint32_t payload,
                              struct text *t);
int carc_parse_figure_place(const struct carc_rules *r, const struct carc *s,
                            const char *word, const char *p, uint32_t *payload);
/* The segment that a figure place names, or -1. */
int carc_place_seg(const struct carc_rules *r, const struct carc *s,
                   uint32_t payload);
/* Tells every module that a follower left a feature. */
void carc_deserted(const struct carc_rules *r, struct carc *s, int seat,
                   int feat, const dsk_sink *sink);
/* Is the action in the legal list at hand? */
bool carc_is_legal(const struct carc_rules *r, const struct carc *s,
                   dsk_action a);
/* Weight of a seat's followers on a feature. */
static inline int carc_weight(const struct carc_rules *r, const struct carc *s,
                              int feat, int seat)
{
    return (int)(carc_feats_c(r, s)[feat].strength >> (4 * seat) & 15);
}
/* The feature where a seat's single figure stands, or -1. */
static inline int carc_where(const struct carc_rules *r, const struct carc *s,
                             int seat, int figure)
{
    int seg = s->where[seat][figure];

    return seg == 0 ? -1 : carc_segs_c(r, s)[seg - 1].feat;
}
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
    int cities;                 /* fields */
    int points;                 /* for each winner... */
    int extra[DSK_PLAYERS_MAX]; /* ...and what a single one gets besides */
    const char *extra_rule;
    unsigned winners;
    const char *rule;
};

/* Seats with the most weight in a strength word (BASE-S8). */
unsigned carc_majority(uint32_t strength);
/* What the feature is worth, complete or final, and to whom. */
struct tally carc_tally(const struct carc_rules *r, const struct carc *s,
                        int feat, bool final);
/* What it would be worth, were it complete as it lies. */
int carc_complete_points(const struct carc_rules *r, const struct carc *s,
                         int feat);
/* Gives the points, sends the figures home, tells the sink. */
void carc_score_feature(const struct carc_rules *r, struct carc *s, int feat,
                        bool final, const dsk_sink *sink);
/* A feature that the tile just placed completed. */
struct pending {
    uint16_t feat;
    uint32_t name; /* pos << 5 | spot: payload of its ACT_SCORE */
};
/* 4 sides, 9 monasteries of the 3 x 3 squares, 4 roads of 8 lakes. */
#define PENDING_MAX (4 + 9 + 4 * LAKES_MAX)
/* Adds the feature under that name, or gives it a lower one. */
int carc_add_pending(struct pending *out, int n, int feat, uint32_t name);
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

/* Points outside features: tells why and gives them. */
void carc_give(const struct carc_rules *r, struct carc *s, int seat, int points,
               const struct message *m, const dsk_sink *sink);

/* ---- track.c: counters and robbers ------------------------------------- */

/* Points for a seat: at once, or due where counters must be chosen. */
static inline void carc_award(const struct carc_rules *r, struct carc *s,
                              int seat, int points)
{
    if ((!r->ladies && !r->robbers) || s->track.closed) {
        s->score[seat] = (int16_t)(s->score[seat] + points);
    } else if (points != 0) {
        s->track.due[seat] = (int16_t)(s->track.due[seat] + points);
        s->track.coming |= (uint8_t)(1u << seat);
    }
}
/* Moves the counters by what is due; false: somebody must decide first. */
bool carc_settle(const struct carc_rules *r, struct carc *s,
                 const dsk_sink *sink);
/* All that is due counts now, and later points at once: the end. */
void carc_close_track(const struct carc_rules *r, struct carc *s);
/* The space where a seat's counter stands. */
static inline int carc_space(const struct carc *s, int seat, bool lady)
{
    int points = s->track.lady[seat];

    return (lady ? points : s->score[seat] - points) % TRACK_SPACES;
}
void carc_track_setup(struct carc_rules *r);
uint64_t carc_track_hash(const struct carc_rules *r, const struct carc *s);
int carc_track_check(const struct carc_rules *r, const struct carc *s,
                     dsk_note *why);

/* ---- turn.c ------------------------------------------------------------ */

void carc_turn_setup(struct carc_rules *r);
/* The list of a phase where nobody ever decides. */
int carc_legal_none(const struct carc_rules *r, const struct carc *s,
                    dsk_action *a, uint32_t *weight);
void carc_sort_actions(dsk_action *a, int n);
/* Goes on after an action of the phase at hand. */
void carc_go_on(const struct carc_rules *r, struct carc *s,
                const dsk_sink *sink);

/* Sets s->stage to the first stage that still has tiles. */
void carc_next_stage(const struct carc_rules *r, struct carc *s);
/* Enters a phase and goes on until somebody has to decide. */
void carc_enter(const struct carc_rules *r, struct carc *s, enum phase_id ph,
                const dsk_sink *sink);
/* The tile does not match what lies beside pos: which side, and why. */
int carc_refuse_match(const struct carc_rules *r, const struct carc *s,
                      int kind, uint32_t pos, int rot, dsk_note *why);
int carc_player(const dsk_rules *r, const dsk_state *s);
const char *carc_phase(const dsk_rules *r, const dsk_state *s);
int carc_legal(const dsk_rules *r, const dsk_state *s, dsk_action *a,
               uint32_t *weight, int cap);
int carc_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
               const dsk_sink *sink, dsk_note *why);

/* ---- text.c, view.c, inspect.c, put.c, check.c -------------------------- */

int carc_inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                 const char *what, struct text *t);

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
/* `city@N/1,0` for pos << 5 | spot, written and read. */
void carc_write_place(struct text *t, uint32_t place);
bool carc_scan_place(const struct carc_rules *r, const struct carc *s,
                     const char **p, uint32_t *place);
/* A figure's name; NFIGURES if it is none of this game. */
int carc_scan_figure(const struct carc_rules *r, const char **p);
void carc_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                 struct text *t);
extern const struct action_type carc_draw_action, carc_place_action,
    carc_figure_action, carc_pass_action, carc_score_action;
int carc_apply_draw(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink, dsk_note *why);
int carc_apply_place(const struct carc_rules *r, struct carc *s, uint32_t p,
                     const dsk_sink *sink, dsk_note *why);
int carc_apply_figure(const struct carc_rules *r, struct carc *s, uint32_t p,
                      const dsk_sink *sink, dsk_note *why);
int carc_apply_pass(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink, dsk_note *why);
int carc_apply_score(const struct carc_rules *r, struct carc *s, uint32_t p,
                     const dsk_sink *sink, dsk_note *why);
/* Adds `square=1,0`, `spot=city@N` to a note. */
void carc_note_square(dsk_note *n, uint32_t pos);
void carc_note_spot(dsk_note *n, int spot);
int carc_parse(const dsk_rules *r, const dsk_state *s, const char *text,
               dsk_action *a, dsk_note *why);
void carc_view(const dsk_rules *r, const dsk_state *s, int viewer,
               struct text *t);
uint64_t carc_hash(const dsk_rules *r, const dsk_state *s);
int carc_put(const dsk_rules *r, dsk_state *s, const char *line,
             const dsk_sink *sink, dsk_note *why);
int carc_check(const dsk_rules *r, const dsk_state *s, dsk_note *why);
/* DSK_E_CORRUPT with what is wrong and where. */
int carc_corrupt(dsk_note *why, const char *what, int at);

#endif
