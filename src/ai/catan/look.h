/*
 * A Catan position as numbers: for each seat a row of features that a linear
 * value weighs (value.c).  Everything is counted from the position as it lies;
 * whoever searches has redrawn what his seat cannot know.
 *
 * The features of the hand come last, so that a swap of cards (trade.c) is
 * weighed by counting those alone again.
 */
#ifndef AI_CATAN_LOOK_H
#define AI_CATAN_LOOK_H

#include "catan/parts.h"

/*     feature       what it counts */
#define LOOK_FEATURES(F)                                                   \
    F(POINTS, "points")           /* victory points, hidden ones too */    \
    F(POINTS7, "points_7")        /* how many of them above 6 */           \
    F(POINTS8, "points_8")        /* above 7 */                            \
    F(POINTS9, "points_9")        /* above 8 */                            \
    F(INCOME, "income")           /* cards a roll */                       \
    F(ROOT_LUMBER, "root_lumber") /* roots of the same: variety */         \
    F(ROOT_BRICK, "root_brick")                                            \
    F(ROOT_WOOL, "root_wool")                                              \
    F(ROOT_GRAIN, "root_grain")                                            \
    F(ROOT_ORE, "root_ore")                                                \
    F(KINDS, "kinds")         /* kinds produced */                         \
    F(NUMBERS, "numbers")     /* different sums that produce */            \
    F(SCARCE, "scarce")       /* share of what the island lacks */         \
    F(PORT_ANY, "port_any")   /* 3:1 */                                    \
    F(PORT_KIND, "port_kind") /* cards a roll that go at 2:1 */            \
    F(PACE_ROAD, "pace_road") /* how soon from an empty hand */            \
    F(PACE_SETTLE, "pace_settle")                                          \
    F(PACE_CITY, "pace_city")                                              \
    F(PACE_DEV, "pace_dev")                                                \
    F(SITE0, "site_0") /* best site reached by no road */                  \
    F(SITE1, "site_1") /* by one */                                        \
    F(SITE2, "site_2")                                                     \
    F(SITE3, "site_3")                                                     \
    F(SITES, "sites")                 /* how many within two roads */      \
    F(CITY_SITE, "city_site")         /* best settlement to make a city */ \
    F(NO_SETTLEMENT, "no_settlement") /* none left to build */             \
    F(NO_CITY, "no_city")                                                  \
    F(FEW_ROADS, "few_roads")                                              \
    F(ROAD_LENGTH, "road_length")                                          \
    F(ROAD_HELD, "road_held") /* the award, by its lead */                 \
    F(ROAD_NEAR, "road_near") /* how few roads are missing */              \
    F(KNIGHTS, "knights")                                                  \
    F(ARMY_HELD, "army_held")                                              \
    F(ARMY_NEAR, "army_near")                                              \
    F(DEV_KNIGHT, "dev_knight") /* in hand */                              \
    F(DEV_ROADS, "dev_roads")                                              \
    F(DEV_PLENTY, "dev_plenty")                                            \
    F(DEV_MONOPOLY, "dev_monopoly")                                        \
    F(TRADE_CARDS, "trade_cards") /* two players */                        \
    F(TURN_ROLL, "turn_roll")     /* about to roll */                      \
    F(TURN_MAIN, "turn_main")     /* has rolled */                         \
    F(TURN_WAIT, "turn_wait")     /* share of a round to wait */           \
    F(DUE_DEV, "due_dev")         /* a card is being drawn */              \
    F(DUE_ROBBER, "due_robber")   /* about to rob */                       \
    F(DUE_ROAD, "due_road")       /* free roads to come */                 \
    F(DUE_FORCE, "due_force")     /* a forced trade to come */             \
    F(CARDS, "cards")             /* the hand from here on */              \
    F(CARDS_OVER, "cards_over")   /* above seven */                        \
    F(HAND_KINDS, "hand_kinds")                                            \
    F(HAND_SETTLE, "hand_settle") /* how soon with this hand */            \
    F(HAND_REACH, "hand_reach")   /* road and settlement */                \
    F(HAND_CITY, "hand_city")                                              \
    F(HAND_DEV, "hand_dev")                                                \
    F(HAND_ROAD, "hand_road")                                              \
    F(CAN_SETTLE, "can_settle") /* payable now */                          \
    F(CAN_CITY, "can_city")                                                \
    F(CAN_DEV, "can_dev")                                                  \
    F(CAN_REACH, "can_reach")

enum feature {
#define FEATURE(id, name) F_##id,
    LOOK_FEATURES(FEATURE)
#undef FEATURE
        NFEATURES
};

enum { LOOK_HAND = F_CARDS }; /* from here on the hand decides */
/* From here to there the pieces on the board decide. */
enum { LOOK_BOARD = F_INCOME, LOOK_BOARD_END = F_FEW_ROADS + 1 };

struct look_memo; /* memo.h */

/* What can be built where, with which income: all the hand features need. */
struct seat {
    uint64_t income;        /* pips and harbours as one number, never 0 */
    int pips[NRESOURCES];   /* chances in 36, less what the robber keeps */
    float flow[NRESOURCES]; /* cards a roll, less what the robber keeps */
    float per[NRESOURCES];  /* cards of another kind for one of these */
    bool city, settle, reach, dev, road; /* can such a thing be built? */
};

/* What of all seats follows from the pieces on the board; dev is not set. */
struct board_look {
    struct seat seat[OWNERS];
    float f[OWNERS][LOOK_BOARD_END - LOOK_BOARD];
};

struct look {
    struct look_memo *memo; /* NULL: nothing is remembered */
    int players;
    float stage; /* 0 at the beginning, 1 when somebody is about to win */
    struct seat seat[OWNERS];
    float f[OWNERS][NFEATURES];
};

/* Counts all features.  The founding phase must be over. */
void look_at(const struct catan_rules *r, const struct catan *s,
             struct look_memo *memo, struct look *look);

/* Counts the features LOOK_HAND.. of seat p if it held these cards. */
void look_hand(const struct look *look, int p, uint32_t hand, float *f);

/*
 * Worth of settling on v to somebody with this income: variety counts.  w: the
 * weights of sites, in this order: one for the root of each kind's chances,
 * then these.
 */
enum site_weight {
    SITE_PIP = NRESOURCES, /* each chance in 36 */
    SITE_PORT_ANY,
    SITE_PORT_KIND, /* each chance of its kind */
    NSITE_WEIGHTS
};
float look_site_worth(const struct catan *s, const float *w,
                      const int pips[NRESOURCES], unsigned ports, int v);

/* The best of these places, NOWHERE if there are none, and its worth. */
int look_best_site(const struct catan *s, const float *w,
                   const int pips[NRESOURCES], unsigned ports, uint64_t places,
                   float *worth);

/* Chances in 36 by kind that p's buildings have. */
void look_income(const struct catan *s, int p, int pips[NRESOURCES]);

#endif
