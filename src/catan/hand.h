/*
 * Moving resource cards.  Every movement keeps three things in step: the hand,
 * its size, and what every observer is sure of (know.c), unless that is not
 * followed.
 */
#ifndef CATAN_HAND_H
#define CATAN_HAND_H

#include "catan/state.h"

/* know.c: everybody sees that p has at least these cards. */
void catan_know_least(struct catan *s, int p, uint32_t cards);

/* Everybody sees p receive these cards. */
static inline void hand_add(struct catan *s, int p, uint32_t cards)
{
    s->hand[p] += cards;
    s->cards[p] = (uint8_t)(s->cards[p] + cards_sum(cards));
    if (s->worlds.unfollowed)
        return;
    for (int o = 0; o < OBSERVERS; o++)
        s->known[o][p] += cards;
}

/* Everybody sees p part with these cards; he has them. */
static inline void hand_take(struct catan *s, int p, uint32_t cards)
{
    if (s->worlds.nsteals > 0 && !cards_cover(s->known[SPECTATOR][p], cards))
        catan_know_least(s, p, cards);
    s->hand[p] -= cards;
    s->cards[p] = (uint8_t)(s->cards[p] - cards_sum(cards));
    if (s->worlds.unfollowed)
        return;
    for (int o = 0; o < OBSERVERS; o++)
        s->known[o][p] = cards_minus(s->known[o][p], cards);
}

/* Everybody learns that p has at least these cards. */
static inline void hand_show(struct catan *s, int p, uint32_t cards)
{
    if (s->worlds.nsteals > 0 && !cards_cover(s->known[SPECTATOR][p], cards))
        catan_know_least(s, p, cards);
    if (s->worlds.unfollowed)
        return;
    for (int o = 0; o < OBSERVERS; o++)
        s->known[o][p] = cards_max(s->known[o][p], cards);
}

static inline void hand_from_bank(struct catan *s, int p, uint32_t cards)
{
    s->bank -= cards;
    hand_add(s, p, cards);
}

static inline void hand_to_bank(struct catan *s, int p, uint32_t cards)
{
    hand_take(s, p, cards);
    s->bank += cards;
}

#endif
