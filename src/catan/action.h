/*
 * Actions as numbers:
 *
 *     31        24 23        16 15         8 7          0
 *    |    verb    |     c      |     b      |     a      |
 *
 *     verb         c      b               a
 *     lay          -      piece 1..6      side 0 A, 1 B
 *     terrain      -      hex             terrain
 *     spiral       -      -               corner hex
 *     harbour      -      index 0..8      kind
 *     dice         -      smaller die     larger die
 *     steal        -      -               resource
 *     draw         -      -               development card
 *     settle       -      neutral or 0    intersection
 *     road         -      neutral or 0    path
 *     city         -      -               intersection
 *     plenty       -      resource        resource >= b, or 7: only one
 *     robber       -      -               hex
 *     rob, to, trade                      seat
 *     bank         give   get             rate
 *     monopoly, discard, return, give, want: a = resource
 *
 * Everything else has no operands.  The order of verbs is the order of the
 * legal list.
 */
#ifndef CATAN_ACTION_H
#define CATAN_ACTION_H

#include "deskovka.h"

/*     verb       word in the notation */
#define CATAN_VERBS(V)      \
    V(NONE, "")             \
    V(LAY, "lay")           \
    V(TERRAIN, "terrain")   \
    V(SPIRAL, "spiral")     \
    V(HARBOUR, "harbour")   \
    V(DICE, "roll")         \
    V(STEAL, "steal")       \
    V(DRAW, "draw")         \
    V(ROLL, "roll")         \
    V(END, "end")           \
    V(WIN, "win")           \
    V(SETTLE, "settle")     \
    V(ROAD, "road")         \
    V(CITY, "city")         \
    V(BUY, "buy")           \
    V(KNIGHT, "knight")     \
    V(ROADS, "roads")       \
    V(PLENTY, "plenty")     \
    V(MONOPOLY, "monopoly") \
    V(ROBBER, "robber")     \
    V(ROB, "rob")           \
    V(DISCARD, "discard")   \
    V(BANK, "bank")         \
    V(PASS, "pass")         \
    V(FORCE, "force")       \
    V(HOME, "home")         \
    V(RETIRE, "retire")     \
    V(RETURN, "return")     \
    V(GIVE, "give")         \
    V(WANT, "want")         \
    V(TO, "to")             \
    V(ASK, "ask")           \
    V(PROPOSE, "propose")   \
    V(ACCEPT, "accept")     \
    V(REJECT, "reject")     \
    V(TRADE, "trade")       \
    V(WITHDRAW, "withdraw")

enum verb {
#define VERB(id, word) V_##id,
    CATAN_VERBS(VERB)
#undef VERB
        NVERBS
};

/* plenty: there was only one card to take (OQ-30) */
enum { ONE_CARD = 7 };

#define ACT(verb, c, b, a)                                                     \
    ((dsk_action)(verb) << 24 | (dsk_action)(c) << 16 | (dsk_action)(b) << 8 | \
     (dsk_action)(a))

static inline enum verb act_verb(dsk_action x)
{
    return (enum verb)(x >> 24);
}

static inline int act_a(dsk_action x)
{
    return (int)(x & 255);
}

static inline int act_b(dsk_action x)
{
    return (int)(x >> 8 & 255);
}

static inline int act_c(dsk_action x)
{
    return (int)(x >> 16 & 255);
}

#endif
