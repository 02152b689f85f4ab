/*
 * What was counted before, found again by all that it follows from.  A search
 * meets the same boards, incomes and hands over and over; nothing here changes
 * what is counted, only how often.
 *
 * It is the scratch memory of Catan's policy.  Zeroed it is empty; it serves
 * for any games of one rules object.
 */
#ifndef AI_CATAN_MEMO_H
#define AI_CATAN_MEMO_H

#include "ai/catan/goals.h"
#include "ai/catan/look.h"

enum { MEMO_BOARD_BITS = 8, MEMO_HAND_BITS = 10 };

/* The pieces on a board, and what look.c and goals.c made of them. */
struct memo_board {
    uint64_t settlement[OWNERS], city[OWNERS]; /* as in struct catan */
    struct edges road[OWNERS];
    uint8_t hex[NHEXES], harbour[NHARBOURS];
    uint8_t robber;
    bool used;
    bool looked; /* `look` is there */
    struct board_look look;
    struct prospects prospects[OWNERS];
};

/* How soon things can be paid, by income and what can be built, and hand. */
struct memo_hand {
    uint64_t income;
    uint32_t hand;
    float pace[5];
};

struct look_memo {
    struct memo_board boards[1 << MEMO_BOARD_BITS];
    struct memo_hand hands[1 << MEMO_HAND_BITS];
};

/* The place of this board, emptied if another was there; `own`, emptied, if
 * there is no memo. */
struct memo_board *memo_board(struct look_memo *memo, const struct catan *s,
                              struct memo_board *own);

/* The place for this hand; the caller looks whose it is. */
struct memo_hand *memo_hand(struct look_memo *memo, uint64_t income,
                            uint32_t hand);

#endif
