/*
 * The rules object and the state of Catan.
 *
 * A state is 64-byte aligned, has no pointers and no padding.  Everything up
 * to `shut` is the position (dsk_hash reads exactly that); what follows can be
 * rebuilt from the position (catan_refresh) or is history: what each player
 * knows, and how long the game has lasted.
 *
 * An owner is a seat; with two players 2 and 3 are the neutrals.
 */
#ifndef CATAN_STATE_H
#define CATAN_STATE_H

#include <stddef.h>

#include "catan/cards.h"
#include "catan/island.h"
#include "game/game.h"

enum { OWNERS = 4, SPECTATOR = 4, OBSERVERS = 5, NOBODY = -1 };
enum { ROADS = 15, SETTLEMENTS = 5, CITIES = 4 }; /* COMP-4 */
enum { WIN_POINTS = 10, ROAD_MIN = 5, ARMY_MIN = 3, CARD_POINTS = 2 };
enum { SETTLEMENT_POINTS = 1, CITY_POINTS = 2 };             /* VP-1 */
enum { TRADE_CARDS = 14, TRADE_START = 4, TRADE_LIMIT = 7 }; /* COMP-7 */
enum { HAND_LIMIT = 7 };                                     /* ROB-2 */

/* Terrain: the first five yield the resource of the same number (BRD-1). */
enum { DESERT = 5, NTERRAINS, UNKNOWN_HEX = 0xff };
/* Harbours: 2:1 of resource k, or 3:1. */
enum { ANY_HARBOUR = 5, NHARBOUR_KINDS, UNKNOWN_HARBOUR = 0xff };

enum dev { KNIGHT, ROAD_BUILDING, PLENTY, MONOPOLY, VICTORY, NDEVS };
enum { DECK = 25 }; /* COMP-3 */

enum phase {
    PH_LAY,     /* chance lays a piece of the board            SETUP-10 */
    PH_TERRAIN, /* chance deals the terrain of a hex                    */
    PH_SPIRAL,  /* chance picks the corner where numbers start          */
    PH_HARBOUR, /* chance deals the kind of a harbour                   */
    PH_START,   /* the dice say who begins                     FOUND-2  */
    PH_FOUND_SETTLEMENT,
    PH_FOUND_ROAD,
    PH_PREROLL, /* before a roll: dev card, trade cards, or roll        */
    PH_ROLL,    /* the dice                                    TURN-1   */
    PH_DISCARD, /* half a hand, card by card                   ROB-2    */
    PH_ROBBER,  /* where to                                    ROB-4    */
    PH_ROB,     /* whom                                        ROB-5    */
    PH_STEAL,   /* which card: chance                          ROB-6    */
    PH_MAIN,    /* trade and build                             TURN-5   */
    PH_DRAW,    /* chance draws a development card             DEVB-1   */
    PH_FREE,    /* roads of Road Building                      DEV-8    */
    PH_NEUTRAL, /* a piece for a neutral                       2P-8     */
    PH_FORCE,   /* chance draws for a forced trade             2P-14    */
    PH_RETURN,  /* two cards back                              2P-14    */
    PH_OFFER,   /* the active player composes an offer         DOM-3    */
    PH_ANSWER,  /* the others answer in turn                            */
    PH_COUNTER, /* one of them composes a counter-offer                 */
    PH_CHOOSE,  /* the active player picks a partner, or none           */
    PH_OVER,
    NPHASES
};

enum { TURN_COMBINED, TURN_BEGINNER };
enum { WIN_AUTO, WIN_MANUAL };
enum { NEUTRAL_SEED, NEUTRAL_SAME };
enum { SHORT_PUBLISHED, SHORT_NOBODY };
enum { RATES_ALL, RATES_BEST };
enum board { BOARD_BEGINNER, BOARD_VARIABLE, BOARD_CLASSIC, BOARD_FIXED };

struct catan_rules {
    struct dsk_rules head;
    enum board board;
    bool pieces;       /* starting pieces are laid out (SETUP-7) */
    bool two;          /* section 13 */
    bool manual;       /* declare_win=manual */
    bool beginner;     /* turn_mode=beginner */
    bool same_kind;    /* neutral_build=same_kind */
    bool short_nobody; /* bank_shortage=nobody */
    bool best_rate;    /* rates=best */
    bool counters;     /* counters=on */
    bool shuffle_harbours;
    uint8_t untracked; /* seats (bits) whose hands are not known */
    int start;         /* seat, or NOBODY: by dice */
    int offers, trade_actions, turns;
    uint8_t neutral[2];
    uint8_t hex[NHEXES]; /* BOARD_BEGINNER, BOARD_FIXED */
    uint8_t harbour[NHARBOURS];
};

/*
 * All that could be so, as everybody sees it: know.c.  A world says of each
 * unseen steal which kind it took:
 *
 *     29  27 26  24      5   3 2   0
 *    |steal9|steal8| ... |steal1|steal0|
 */
enum { WORLDS = 56, STEALS = 10 };
struct worlds {
    uint32_t world[WORLDS];
    uint32_t truth;         /* the world that is */
    uint8_t weight[WORLDS]; /* how likely, against the others */
    uint8_t steal[STEALS];  /* thief | victim << 4 */
    uint8_t nworlds, nsteals;
    uint8_t blurred;    /* there were too many: only `known` is kept */
    uint8_t unfollowed; /* inside a playout: neither is kept */
    uint8_t pad[2];     /* always 0 */
};

/* Bits of the chances around an intersection: 15 in 36 at most. */
enum { CHANCE_PLANES = 4 };

struct catan {
    uint64_t settlement[OWNERS], city[OWNERS];
    struct edges road[OWNERS];
    uint32_t hand[OWNERS];
    uint32_t bank;
    uint32_t discard[OWNERS]; /* chosen, not yet shown */
    uint32_t give, want;      /* the active player's offer */
    uint32_t counter_give[OWNERS], counter_want[OWNERS];
    uint8_t hex[NHEXES];         /* terrain | number << 4 */
    uint8_t harbour[NHARBOURS];  /* kind */
    uint8_t dev[OWNERS][NDEVS];  /* unplayed, fresh ones included */
    uint8_t fresh[NDEVS];        /* bought by the active player this turn */
    uint8_t deck[NDEVS];         /* what is left, in no order */
    uint8_t gone[NDEVS];         /* removed from the game */
    uint8_t knights[OWNERS];     /* played and lying open */
    uint8_t trade_cards[OWNERS]; /* two players: 2P-2 */
    uint8_t to_discard[OWNERS];  /* cards still to choose */
    uint8_t start_roll[OWNERS];  /* PH_START: sum, 0 not yet rolled */
    int8_t longest, army;        /* owner or NOBODY */
    int8_t mover;                /* seat, DSK_CHANCE or DSK_OVER */
    int8_t active;
    int8_t winner; /* seat or NOBODY */
    int8_t victim; /* PH_STEAL, PH_FORCE */
    uint8_t robber;
    uint8_t phase;
    uint8_t step;         /* of the set-up or of the founding phase */
    uint8_t contenders;   /* PH_START: who may still begin */
    uint8_t tie_rounds;   /* PH_START */
    uint8_t found_at;     /* PH_FOUND_ROAD: the settlement it must touch */
    uint8_t rolls;        /* made this turn */
    uint8_t first_sum;    /* 2P-5 */
    uint8_t dev_played;   /* this turn (DEV-2) */
    uint8_t built;        /* this turn (TURN-4) */
    uint8_t acts;         /* trade-card actions this turn (2P-13) */
    uint8_t retired;      /* this turn (2P-18) */
    uint8_t offers;       /* begun this turn; 255: that or more */
    uint8_t free_roads;   /* still to place */
    uint8_t draws;        /* PH_FORCE: cards still to draw */
    uint8_t to_return;    /* 2P-14 */
    uint8_t duty;         /* PH_NEUTRAL: 1 a settlement is due, 2 a road */
    uint8_t to;           /* PH_OFFER on: seats addressed, 0 = all */
    uint8_t to_answer;    /* seats that have not answered */
    uint8_t accepted;     /* seats */
    uint8_t countered;    /* seats */
    uint8_t held[OWNERS]; /* hands=untracked: unplayed cards, none shown */
    uint8_t bought;       /* ... of them by the active player this turn */
    uint8_t monopoly;     /* kind + 1: what others hand over is being told */
    uint8_t pad[4];       /* always 0 */

    uint64_t shut; /* intersections closed to new settlements (SETL-3) */
    uint64_t harbour_at[NHARBOUR_KINDS];
    uint64_t chance[CHANCE_PLANES]; /* see chance_at() */
    uint32_t yield[11][OWNERS];     /* by sum - 2, ignoring the robber */
    uint8_t cards[OWNERS];          /* in hand */
    uint8_t dev_held[OWNERS];       /* unplayed development cards */
    uint8_t roads_left[OWNERS], settlements_left[OWNERS], cities_left[OWNERS];
    uint8_t ports[OWNERS];  /* bit per kind of harbour */
    uint8_t length[OWNERS]; /* longest continuous road */

    uint32_t known[OBSERVERS][OWNERS]; /* know.c */
    struct worlds worlds;
    uint8_t vp_max[OWNERS]; /* most hidden VP cards, as all know */
    uint16_t turn;          /* turns begun; 65535: that or more */
    uint8_t starter;        /* seat that began */
    uint8_t die[2];         /* last roll, smaller first; 0 none */
    uint8_t pad2[7];        /* always 0 */
};

#define CATAN_POSITION offsetof(struct catan, shut)

static inline const struct catan_rules *catan_rules(const dsk_rules *r)
{
    return (const struct catan_rules *)(const void *)r;
}

static inline const struct catan *catan_state_c(const dsk_state *s)
{
    return (const struct catan *)(const void *)s;
}

static inline struct catan *catan_state(dsk_state *s)
{
    return (struct catan *)(void *)s;
}

static inline int hex_terrain(const struct catan *s, int h)
{
    return s->hex[h] & 15;
}

static inline int hex_number(const struct catan *s, int h)
{
    return s->hex[h] >> 4;
}

/* In how many of 36 rolls the number of hex h comes up; 0 without one. */
static inline int hex_chance(const struct catan *s, int h)
{
    static const uint8_t ways[16] = {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

    return ways[hex_number(s, h)];
}

/* The same of all hexes around an intersection: a bit in each plane. */
static inline int chance_at(const struct catan *s, int v)
{
    int chance = 0;

    for (int i = 0; i < CHANCE_PLANES; i++)
        chance |= (int)(s->chance[i] >> v & 1) << i;
    return chance;
}

static inline uint64_t buildings_of(const struct catan *s, int p)
{
    return s->settlement[p] | s->city[p];
}

static inline uint64_t buildings(const struct catan *s)
{
    return buildings_of(s, 0) | buildings_of(s, 1) | buildings_of(s, 2) |
           buildings_of(s, 3);
}

static inline struct edges all_roads(const struct catan *s)
{
    return edges_or(edges_or(s->road[0], s->road[1]),
                    edges_or(s->road[2], s->road[3]));
}

/* Points everybody sees (VP-1 without VP cards). */
static inline int open_points(const struct catan *s, int p)
{
    return SETTLEMENT_POINTS * (SETTLEMENTS - s->settlements_left[p]) +
           CITY_POINTS * (CITIES - s->cities_left[p]) +
           (s->longest == p ? CARD_POINTS : 0) +
           (s->army == p ? CARD_POINTS : 0);
}

static inline int all_points(const struct catan *s, int p)
{
    return open_points(s, p) + s->dev[p][VICTORY];
}

static inline int dev_count(const struct catan *s, int p)
{
    return s->dev_held[p];
}

#endif
