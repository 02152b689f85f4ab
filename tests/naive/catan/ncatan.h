/*
 * A second, naive implementation of Catan Compact, written from the rulebook
 * digest only, to cross-check the real engine (tests/catan/test_naive_match.c).
 *
 * It shares no code and no data with src/catan: the island is built here from
 * coordinates, the pieces of the board are typed in again.  What it has in
 * common with the first engine is what both must agree on to be compared at
 * all: the notation of actions, the order of questions and the lines of a view
 * (doc/catan.md), and the rulings where the rulebook is silent (OQ-n).
 *
 * It is slow on purpose: plain arrays, nothing kept that could be counted
 * anew.  An action is a text; carrying one out means looking for it in the
 * list of all legal ones.  Seats 0 to players - 1 are people; with two players
 * 2 and 3 are the neutrals.
 */
#ifndef NCATAN_H
#define NCATAN_H

#include <stdbool.h>
#include <stddef.h>

enum { NC_CHANCE = -1, NC_OVER = -2 };
enum { NC_TEXT = 32, NC_LIST = 512 };

enum nc_sizes {
    NC_HEXES = 19,
    NC_SPOTS = 54, /* intersections */
    NC_PATHS = 72,
    NC_HARBOURS = 9,
    NC_OWNERS = 4,
    NC_CARDS = 5, /* kinds of resource cards */
    NC_DEVS = 5,  /* kinds of development cards */
};

enum nc_dev { NC_KNIGHT, NC_ROADS, NC_PLENTY, NC_MONOPOLY, NC_POINT };
enum nc_built { NC_NOTHING, NC_SETTLEMENT, NC_CITY };

enum nc_step {
    NC_LAY,
    NC_TERRAIN,
    NC_SPIRAL,
    NC_SHUFFLE,    /* the harbours of a classic board */
    NC_START_ROLL, /* for the first turn: FOUND-2 */
    NC_FOUND_SETTLEMENT,
    NC_FOUND_ROAD,
    NC_PREROLL,
    NC_ROLL,
    NC_DISCARD,
    NC_ROBBER,
    NC_ROB,
    NC_STEAL,
    NC_FORCE_DRAW, /* cards drawn for a forced trade */
    NC_RETURN,     /* and cards given back */
    NC_MAIN,
    NC_BUY, /* the card just bought is drawn */
    NC_FREE_ROADS,
    NC_NEUTRAL,
    NC_DRAFT,
    NC_ANSWER,
    NC_COUNTER,
    NC_CHOOSE,
    NC_END,
};

/* Rare things that a game met, for whoever wants to know what was tested. */
enum nc_rare {
    NC_SHORT_NOBODY, /* a kind ran short and nobody got it */
    NC_SHORT_ONE,    /* a kind ran short for a single claimant */
    NC_LONGEST_MOVED,
    NC_LONGEST_ASIDE,
    NC_ARMY_MOVED,
    NC_ARMY_ASIDE,
    NC_LAST_CARD, /* the deck is used up */
    NC_PIECES_OUT,
    NC_SEVERAL_DISCARD,
    NC_NEUTRAL_LONGEST,
    NC_LAPSED, /* no neutral piece could follow */
    NC_RARE,
};

struct nc_options {
    int players;
    char board[100]; /* as in the set-up line */
    bool standard_harbours;
    bool beginner_turn;
    int start_seat; /* -1: by dice */
    bool shortage_nobody;
    bool manual_win;
    bool best_rates;
    int offers; /* -1: without limit */
    bool counters;
    int turns; /* 0: without limit */
    bool same_kind;
    int trade_actions; /* 0: without limit */
    int neutral_start[2];
};

struct nc_island {
    int spot_of[NC_HEXES][6];
    int end_of[NC_PATHS][2];
    int hex_at[5][5]; /* by q + 2 and r + 2; -1 is sea */
    int q[NC_HEXES], r[NC_HEXES];
};

struct nc_list {
    int n;
    char text[NC_LIST][NC_TEXT];
    unsigned weight[NC_LIST]; /* for chance: the number of equal ways */
};

/* What one side of a deal puts down. */
struct nc_deal {
    int give[NC_CARDS], want[NC_CARDS];
};

struct ncatan {
    struct nc_options o;
    struct nc_island island;

    char terrain[NC_HEXES]; /* F P G H M D, '?' before it is known */
    int number[NC_HEXES];
    char harbour[NC_HARBOURS]; /* L B W G O, 3 for any */
    int piece_at[6];           /* number of the piece in each slot, 0 none */
    int robber;

    enum nc_built built[NC_SPOTS];
    int owner[NC_SPOTS]; /* -1 */
    int road[NC_PATHS];  /* owner or -1 */

    int hand[NC_OWNERS][NC_CARDS], bank[NC_CARDS];
    int dev[NC_OWNERS][NC_DEVS], fresh[NC_DEVS], deck[NC_DEVS], gone[NC_DEVS];
    int knights[NC_OWNERS];
    int trade_cards[NC_OWNERS];
    int longest, army; /* owner, -1 aside */

    enum nc_step step;
    int active, turn, winner;
    int at; /* next hex, slot, harbour, or founding placement */
    int starter;

    bool contends[NC_OWNERS]; /* the roll for the start */
    int start_sum[NC_OWNERS], start_round;

    int rolls, first_sum;
    bool card_played, has_built, retired;
    int actions_used, offers_begun;
    int last_settled; /* where the founding road begins */

    int to_discard[NC_OWNERS];
    int discarding[NC_OWNERS][NC_CARDS];
    int victim, draws_left, returns_left, free_roads;
    bool neutral_for_road; /* what the neutral's piece follows */

    struct nc_deal offer, counter[NC_OWNERS], draft;
    bool asked[NC_OWNERS], accepted[NC_OWNERS], countered[NC_OWNERS];
    bool answered[NC_OWNERS], named[NC_OWNERS];
    int answering;

    int met[NC_RARE];
};

/* Reads a set-up line (doc/catan.md) and sets the game up; false if it does
 * not know a word of it. */
bool nc_start(struct ncatan *g, const char *setup);

/* Who acts: a seat, NC_CHANCE or NC_OVER. */
int nc_mover(const struct ncatan *g);

void nc_legal(const struct ncatan *g, struct nc_list *list);

/* Carries out a listed text; false, and nothing changes, for any other. */
bool nc_apply(struct ncatan *g, const char *text);

/* Deals cards to a seat: it then has n of that kind, and the bank or the deck
 * gives or takes the difference; false, and nothing changes, if they cannot. */
bool nc_put_cards(struct ncatan *g, int seat, int kind, int n);
bool nc_put_devs(struct ncatan *g, int seat, enum nc_dev kind, int n);
bool nc_put_knights(struct ncatan *g, int seat, int n); /* played ones */

/* Points of a seat, with hidden cards or only those everybody sees. */
int nc_points(const struct ncatan *g, int seat);
int nc_open_points(const struct ncatan *g, int seat);
int nc_road_length(const struct ncatan *g, int owner);

/* ---- what the files of this engine share -------------------------------- */

extern const char nc_terrain_letters[]; /* of the cards' terrains, in order */
extern const char *const nc_card_names[NC_CARDS];
extern const char *const nc_dev_names[NC_DEVS];

/* ncatan_island.c */
void nc_island_build(struct nc_island *island);
bool nc_board_start(struct ncatan *g);
void nc_board_legal(const struct ncatan *g, struct nc_list *list);
void nc_board_apply(struct ncatan *g, const char *text); /* then .at moves on */
bool nc_board_done(const struct ncatan *g);
int nc_card_of(const struct ncatan *g, int hex); /* -1: desert */
int nc_desert(const struct ncatan *g);
int nc_harbour_end(const struct ncatan *g, int harbour, int end);
int nc_kind_of_letter(char letter); /* of a harbour; -1 any */

/* ncatan_build.c */
bool nc_touches(const struct ncatan *g, int hex, int spot);
bool nc_far_enough(const struct ncatan *g, int spot);
bool nc_has_road_at(const struct ncatan *g, int owner, int spot);
bool nc_may_road(const struct ncatan *g, int owner, int path);
bool nc_may_settle(const struct ncatan *g, int owner, int spot);
int nc_any_road(const struct ncatan *g, int owner);
int nc_count_built(const struct ncatan *g, int owner, enum nc_built what);
int nc_count_roads(const struct ncatan *g, int owner);
void nc_award_longest(struct ncatan *g);
void nc_award_army(struct ncatan *g, bool after_removal);

/* ncatan_trade.c */
void nc_offer_legal(const struct ncatan *g, struct nc_list *list);
bool nc_trade_step(const struct ncatan *g);
void nc_trade_legal(const struct ncatan *g, struct nc_list *list);
void nc_trade_apply(struct ncatan *g, const char *text);
void nc_bank_legal(const struct ncatan *g, struct nc_list *list);

/* ncatan.c */
void nc_add(struct nc_list *list, unsigned weight, const char *form, ...);
int nc_sum(const int *cards);
int nc_card_named(const char *name);

#endif
