/*
 * The loop of random play, for a game that gives it its own functions: they
 * are called where the compiler can see them, so that nothing is looked up in
 * tables between one action and the next.
 */
#ifndef GAME_PLAYOUT_H
#define GAME_PLAYOUT_H

#include "game/game.h"

typedef int playout_choose_fn(const dsk_rules *r, const dsk_state *s,
                              uint64_t *rng, dsk_action *a);
typedef void playout_play_fn(const dsk_rules *r, dsk_state *s, dsk_action a);

static inline int playout_loop(const dsk_rules *r, dsk_state *s, uint64_t *rng,
                               int max, uint64_t *digest,
                               playout_choose_fn *choose, playout_play_fn *play)
{
    uint64_t sum = *digest, state = *rng;
    int made = 0;

    for (; made < max; made++) {
        dsk_action a;
        int n = choose(r, s, &state, &a);

        if (n <= 0)
            break; /* over, or a preset without tiles to draw */
        sum = (sum ^ a) * 0x9e3779b97f4a7c15u + (uint64_t)n;
        play(r, s, a);
    }
    *digest = sum;
    *rng = state;
    return made;
}

#endif
