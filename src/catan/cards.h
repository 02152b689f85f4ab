/*
 * Resource cards in one word: five counts, each with a guard bit above it, so
 * that a price is compared and paid in one subtraction.
 *
 *     29    24 23    18 17    12 11     6 5      0
 *    | g ore  | g grain| g wool | g brick| g lumber|     g = guard, 0 at rest
 *
 * A count never exceeds 19 (COMP-2), so five bits are enough.
 */
#ifndef CATAN_CARDS_H
#define CATAN_CARDS_H

#include <stdbool.h>
#include <stdint.h>

enum resource { LUMBER, BRICK, WOOL, GRAIN, ORE, NRESOURCES };
enum { STACK = 19 }; /* cards of each kind (COMP-2) */

#define CARDS_GUARD UINT32_C(0x20820820)
#define CARDS_ONES  UINT32_C(0x01041041)
#define CARDS_BANK  (CARDS_ONES * STACK)

#define CARDS5(l, b, w, g, o)                                   \
    ((uint32_t)(l) | (uint32_t)(b) << 6 | (uint32_t)(w) << 12 | \
     (uint32_t)(g) << 18 | (uint32_t)(o) << 24)

#define COST_ROAD       CARDS5(1, 1, 0, 0, 0) /* ROAD-1 */
#define COST_SETTLEMENT CARDS5(1, 1, 1, 1, 0) /* SETL-1 */
#define COST_CITY       CARDS5(0, 0, 0, 2, 3) /* CITY-1 */
#define COST_DEV        CARDS5(0, 0, 1, 1, 1) /* DEVB-1 */

static inline uint32_t cards_of(int kind, int n)
{
    return (uint32_t)n << (6 * kind);
}

static inline int cards_get(uint32_t cards, int kind)
{
    return (int)(cards >> (6 * kind) & 31);
}

/* Is each count of `cards` at least that of `price`? */
static inline bool cards_cover(uint32_t cards, uint32_t price)
{
    return (((cards | CARDS_GUARD) - price) & CARDS_GUARD) == CARDS_GUARD;
}

/* All bits of the lanes in which a is at least b. */
static inline uint32_t cards_at_least(uint32_t a, uint32_t b)
{
    uint32_t ok = ((a | CARDS_GUARD) - b) & CARDS_GUARD;

    return (ok >> 5) * 31;
}

/* a - b, but never below nothing. */
static inline uint32_t cards_minus(uint32_t a, uint32_t b)
{
    return (((a | CARDS_GUARD) - b)) & cards_at_least(a, b);
}

/* The larger count of each kind. */
static inline uint32_t cards_max(uint32_t a, uint32_t b)
{
    return b + cards_minus(a, b);
}

/* One in each lane that is not empty. */
static inline uint32_t cards_some(uint32_t cards)
{
    return cards_at_least(cards, CARDS_ONES) & CARDS_ONES;
}

/* One card of each kind of a set of bits. */
static inline uint32_t cards_each(unsigned kinds)
{
    return kinds * UINT32_C(0x108421) & CARDS_ONES; /* bit k to bit k + 5k */
}

/* How many cards in all (at most 95). */
static inline int cards_sum(uint32_t cards)
{
    uint32_t low = cards & UINT32_C(0x1f01f01f), high = cards >> 6;

    high &= UINT32_C(0x0001f01f);
    low += high; /* three lanes of twelve bits */
    return (int)((low & 0xfff) + (low >> 12 & 0xfff) + (low >> 24));
}

#endif
